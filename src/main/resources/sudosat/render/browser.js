/** What is saved in the browser, which may not allow it. */
const store = {
  read(key) {
    try {
      return JSON.parse(localStorage.getItem('sudosat:' + key));
    } catch (refused) {
      return null;
    }
  },
  write(key, value) {
    try {
      localStorage.setItem('sudosat:' + key, JSON.stringify(value));
    } catch (refused) {
      // The game goes on, and is not found again.
    }
  }
};

/** Light or dark: as the system has it, until the player decides. */
function prepareTheme(button) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const theme = store.read('theme') || (system.matches ? 'dark' : 'light');
    document.documentElement.dataset.theme = theme;
    button.textContent = theme === 'dark' ? 'Light' : 'Dark';
  };
  button.addEventListener('click', () => {
    store.write('theme', document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
    show();
  });
  system.addEventListener('change', show);
  show();
}
