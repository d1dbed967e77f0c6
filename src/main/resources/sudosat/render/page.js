/** The page: what the player does to the game that is open. */
class Page {
  constructor() {
    const boards = document.querySelectorAll('.board');
    const data = JSON.parse(this.element('games').textContent);
    this.boards = data.map((each, number) => new Board(boards[number], new Game(each)));
    this.boards.forEach(board => board.game.resume(store.read(board.game.data.key)));
    this.isPencil = false;
    this.isPaused = false;
    this.prepareChooser(data);
    prepareTheme(this.element('theme'));
    this.listen();
    this.open(Math.min(Math.max(Number(location.hash.slice(1)) || 1, 1), data.length) - 1);
    setInterval(() => this.tick(), 1000);
  }

  element(id) {
    return document.getElementById(id);
  }

  prepareChooser(data) {
    const chooser = this.element('chooser');
    data.forEach((each, number) => chooser.append(new Option(each.label || `Puzzle ${number + 1}`, number)));
    chooser.hidden = data.length === 1;
    chooser.addEventListener('change', () => {
      location.hash = Number(chooser.value) + 1;
      this.open(Number(chooser.value));
    });
  }

  listen() {
    const actions = {
      pencil: () => this.switchPencil(),
      erase: () => this.erase(),
      undo: () => this.undo(),
      redo: () => this.redo(),
      candidates: () => this.play(() => this.game.pencilAll()),
      check: () => this.check(),
      hint: () => this.hint(),
      apply: () => this.applyHint(),
      pause: () => this.pause(!this.isPaused),
      restart: () => this.element('confirm').showModal()
    };
    Object.entries(actions).forEach(([id, action]) => this.element(id).addEventListener('click', action));
    this.element('confirm').addEventListener('close', () => this.element('confirm').returnValue === 'yes' && this.restart());
    for (const way of ['click', 'focusin']) {
      document.querySelector('main').addEventListener(way, event => {
        const {cell} = event.target.dataset;
        if (cell && (way === 'click' || Number(cell) !== this.selected)) {
          this.select(Number(cell));
        }
      });
    }
    const keys = new Keys(this);
    document.addEventListener('keydown', event => keys.press(event));
    addEventListener('pagehide', () => this.save());
    document.addEventListener('visibilitychange', () => this.save());
  }

  /** Turns to a puzzle. */
  open(number) {
    this.boards.forEach((board, other) => board.element.hidden = other !== number);
    this.board = this.boards[number];
    this.game = this.board.game;
    this.element('chooser').value = number;
    this.element('label').textContent = this.game.data.label;
    this.element('check').hidden = !this.game.data.solution;
    this.element('hint').hidden = this.game.data.hints.length === 0;
    this.selected = this.board.places.findIndex(place => place.getAttribute('tabindex') === '0');
    this.preparePad();
    this.pause(false);
    this.say(this.game.isSolved() ? `Solved in ${this.time()}.` : '');
    this.refresh();
  }

  preparePad() {
    const buttons = Array.from({length: this.game.size}, (_, i) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = i + 1;
      button.addEventListener('click', () => this.enter(i + 1));
      return button;
    });
    const rows = Math.ceil(this.game.size / 13);
    this.element('pad').style.setProperty('--columns', Math.ceil(this.game.size / rows));
    this.element('pad').replaceChildren(...buttons);
  }

  refresh() {
    this.board.show(this.selected, this.marked);
    const {game} = this;
    this.element('undo').disabled = game.done.length === 0;
    this.element('redo').disabled = game.undone.length === 0;
    this.element('clock').textContent = this.time();
    const first = game.grid(this.selected) * game.cellsOfGrid;
    const here = game.values.slice(first, first + game.cellsOfGrid);
    Array.from(this.element('pad').children).forEach((button, i) =>
      button.classList.toggle('complete', here.filter(value => value === i + 1).length >= game.size));
  }

  /** Says something, and lights the cells that it is about until the next move. */
  say(text, marked = {}, hint = -1) {
    this.element('message').textContent = text;
    this.marked = {wrong: [], cause: [], target: [], ...marked};
    this.hinted = hint;
    this.element('apply').hidden = hint < 0;
  }

  select(cell) {
    if (!this.isPaused) {
      const before = this.selected;
      this.selected = cell;
        this.board.focus(cell, before);
      this.refresh();
    }
  }

  /** Makes a move, and sees what came of it. */
  play(move) {
    if (this.isPaused) {
      return;
    }
    const wasSolved = this.game.isSolved();
    move();
    this.say('');
    if (this.game.isSolved()) {
      this.say(`Solved in ${this.time()}.`);
    } else if (this.game.left() === 0 && !wasSolved) {
      this.say('All cells are filled, but some values are wrong.');
    } else if (this.game.errors().has(this.selected)) {
      this.say(this.complaint());
    }
    this.refresh();
    this.save();
  }

  complaint() {
    const {game, selected} = this;
    const value = game.values[selected];
    const twin = Array.from(game.peers[selected]).find(peer => game.values[peer] === value);
    if (value === 0 || twin === undefined) {
      return 'A rule is broken.';
    }
    const grid = game.correspond(selected, twin) ? `the corresponding cell of grid ${game.grid(twin) + 1}` : this.board.place(twin);
    return `${value} is in ${grid} too.`;
  }

  undo() {
    this.travel(game => game.undo());
  }

  redo() {
    this.travel(game => game.redo());
  }

  travel(step) {
    this.play(() => {
      const move = step(this.game);
      if (move) {
        const before = this.selected;
        this.selected = move.after[0][0];
        this.board.focus(this.selected, before);
      }
    });
  }

  erase() {
    this.play(() => this.game.erase(this.selected));
  }

  switchPencil() {
    this.isPencil = !this.isPencil;
    this.element('pencil').setAttribute('aria-pressed', this.isPencil);
    this.say(this.isPencil ? 'Pencil.' : 'Pen.');
    this.refresh();
  }

  /** Puts a value or a mark into the selected cell; the same value again takes it back. */
  enter(value) {
    this.play(() => {
      if (this.isPencil) {
        this.game.mark(this.selected, value);
      } else {
        this.game.set(this.selected, value === this.game.values[this.selected] ? 0 : value);
      }
    });
  }

  check() {
    const mistakes = this.game.mistakes();
    const left = this.game.left();
    if (mistakes.length > 0) {
      this.say(mistakes.length === 1 ? '1 value is wrong.' : `${mistakes.length} values are wrong.`, {wrong: mistakes});
    } else {
      this.say(left === 0 ? 'Everything is correct.' : `No mistakes; ${left} ${left === 1 ? 'cell' : 'cells'} to go.`);
    }
    this.refresh();
  }

  /** A hint shown is not shown again, as nobody can see whether its removals were taken to heart; one that finds a value is. */
  hint() {
    if (this.isPaused) {
      return;
    }
    if (this.game.mistakes().length > 0) {
      this.check();
      return;
    }
    const number = this.game.nextHint();
    if (number < 0) {
      this.say(this.game.left() === 0 ? 'The puzzle is finished.' : 'There are no more hints.');
    } else {
      const hint = this.game.data.hints[number];
      const target = [...hint.placed, ...hint.removed].map(candidate => this.game.candidate(candidate)[0]);
      const cause = this.cellsNamed(hint.text).filter(cell => !target.includes(cell));
      this.say(hint.text, {target, cause}, this.game.canApply(number) ? number : -1);
      if (hint.placed.length === 0) {
        this.game.told.push(number);
      }
    }
    this.refresh();
    this.save();
  }

  /** The cells that a text names: r3c5, or g2r3c5 in the second grid. */
  cellsNamed(text) {
    const names = Array.from(text.matchAll(/(?:g(\d+))?r(\d+)c(\d+)/g));
    return names.map(([, grid, row, column]) => ((grid || 1) - 1) * this.game.cellsOfGrid + (row - 1) * this.game.size + (column - 1));
  }

  applyHint() {
    const number = this.hinted;
    const before = this.selected;
    this.play(() => {
      this.game.apply(number);
      const hint = this.game.data.hints[number];
      this.selected = this.game.candidate([...hint.placed, ...hint.removed][0])[0];
      this.board.focus(this.selected, before);
    });
  }

  pause(isPaused) {
    this.isPaused = isPaused;
    document.body.classList.toggle('paused', isPaused);
    this.element('pause').setAttribute('aria-pressed', isPaused);
    this.save();
  }

  restart() {
    this.game.begin();
    this.say('Started again.');
    this.pause(false);
    this.refresh();
  }

  tick() {
    if (!this.isPaused && !document.hidden && !this.game.isSolved()) {
      this.game.seconds++;
      this.element('clock').textContent = this.time();
      if (this.game.seconds % 5 === 0) {
        this.save();
      }
    }
  }

  time() {
    const {seconds} = this.game;
    const two = number => String(number).padStart(2, '0');
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor(seconds / 60) % 60;
    return (hours > 0 ? `${hours}:${two(minutes)}` : `${minutes}`) + `:${two(seconds % 60)}`;
  }

  save() {
    store.write(this.game.data.key, this.game.state());
  }
}

new Page();
