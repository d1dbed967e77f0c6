/** What the keyboard does to the game of a page. */
class Keys {
  /** Digits that follow each other so quickly, in milliseconds, make one number. */
  static QUICK = 1000;

  constructor(page) {
    this.page = page;
    this.typed = null;
  }

  press(event) {
    const isOnControl = event.target.closest('button, select, summary, dialog');
    if (event.altKey || event.target.closest('select, dialog') || isOnControl && [' ', 'Enter'].includes(event.key)) {
      return;
    }
    const isChord = event.ctrlKey || event.metaKey;
    const action = isChord ? this.chord(event) : this.digit(event.key) || this.letter(event.key) || this.stroke(event.key);
    if (action) {
      event.preventDefault();
      action();
    }
  }

  /** What Ctrl with a key does. */
  chord(event) {
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || key === 'z' && event.shiftKey;
    return isRedo ? () => this.page.redo() : key === 'z' ? () => this.page.undo() : null;
  }

  digit(key) {
    const isDigit = /^[0-9]$/.test(key) && Number(key) <= this.page.game.size;
    return isDigit ? () => this.enterDigit(Number(key)) : null;
  }

  /** A digit that follows another one quickly takes back what that did, and makes a number with it. */
  enterDigit(digit) {
    const {page, typed} = this;
    const {game} = page;
    const number = this.isGoingOn() ? typed.number * 10 + digit : digit;
    const isLonger = number > digit && number <= game.size;
    const before = isLonger ? typed.before : game.done.length;
    if (isLonger && game.done.length > before) {
      game.undo();
    }
    const value = isLonger ? number : digit;
    if (value === 0) {
      page.erase();
    } else {
      page.enter(value);
    }
    this.typed = {number: value, cell: page.selected, at: performance.now(), before, after: game.done.length};
  }

  /** Whether nothing else has happened since the last digit. */
  isGoingOn() {
    const {page, typed} = this;
    return typed && typed.cell === page.selected && typed.after === page.game.done.length && performance.now() - typed.at < Keys.QUICK;
  }

  /** Letters are values first: in a grid of size 16, C is 12. */
  letter(key) {
    const value = /^[a-z]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 10 : 0;
    return value > 0 && value <= this.page.game.size ? () => this.page.enter(value) : null;
  }

  stroke(key) {
    const {page} = this;
    const {game, selected} = page;
    const column = game.column(selected);
    const go = (right, down, grids = 0) => () => page.select(game.neighbor(selected, right, down, grids));
    return {
      ArrowLeft: go(-1, 0),
      ArrowRight: go(1, 0),
      ArrowUp: go(0, -1),
      ArrowDown: go(0, 1),
      Home: go(-column, 0),
      End: go(game.size - 1 - column, 0),
      PageUp: go(0, 0, -1),
      PageDown: go(0, 0, 1),
      Backspace: () => page.erase(),
      Delete: () => page.erase(),
      ' ': () => page.switchPencil(),
      u: () => page.undo(),
      r: () => page.redo(),
      h: () => game.data.hints.length > 0 && page.hint(),
      c: () => game.data.solution && page.check()
    }[key.length === 1 ? key.toLowerCase() : key];
  }
}
