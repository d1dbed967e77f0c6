'use strict';

/** A puzzle in play, and what its rules say. Cells are numbered in reading order, grid after grid. */
class Game {
  constructor(data) {
    this.data = data;
    this.size = data.size;
    this.cells = data.clues.length;
    this.cellsOfGrid = this.cells / data.grids;
    this.peers = Array.from({length: this.cells}, () => new Set());
    for (const group of data.groups) {
      for (const cell of group) {
        group.forEach(other => other !== cell && this.peers[cell].add(other));
      }
    }
    this.begin();
  }

  begin() {
    this.values = this.data.clues.slice();
    this.marks = this.data.clues.map(() => []);
    this.done = [];
    this.undone = [];
    this.told = [];
    this.seconds = 0;
    if (this.data.candidates) {
      this.pencilAll();
      this.done = [];
    }
  }

  isClue(cell) {
    return this.data.clues[cell] > 0;
  }

  grid(cell) {
    return Math.floor(cell / this.cellsOfGrid);
  }

  row(cell) {
    return Math.floor(cell % this.cellsOfGrid / this.size);
  }

  column(cell) {
    return cell % this.size;
  }

  /** The cell so far away: rows go on in the next grid, as grids stand side by side; columns end where they began. */
  neighbor(cell, right, down, grids) {
    const column = this.column(cell) + right;
    const row = (this.row(cell) + down + this.size) % this.size;
    const grid = (this.grid(cell) + grids + Math.floor(column / this.size) + this.data.grids) % this.data.grids;
    return grid * this.cellsOfGrid + row * this.size + (column + this.size) % this.size;
  }

  /** Whether the cells are in the same place of different grids, and must differ. */
  correspond(cell, other) {
    return cell !== other && cell % this.cellsOfGrid === other % this.cellsOfGrid && this.peers[cell].has(other);
  }

  /** Makes changes, each a cell with its new value and marks, as one move. */
  change(changes) {
    const before = changes.map(([cell]) => [cell, this.values[cell], this.marks[cell]]);
    this.done.push({before, after: changes});
    this.undone = [];
    this.put(changes);
  }

  put(entries) {
    for (const [cell, value, marks] of entries) {
      this.values[cell] = value;
      this.marks[cell] = marks;
    }
  }

  undo() {
    const move = this.done.pop();
    if (move) {
      this.undone.push(move);
      this.put(move.before);
    }
    return move;
  }

  redo() {
    const move = this.undone.pop();
    if (move) {
      this.done.push(move);
      this.put(move.after);
    }
    return move;
  }

  /** Sets a value, 0 for none; it leaves the marks of the cells that see it. */
  set(cell, value) {
    if (this.isClue(cell) || value === this.values[cell]) {
      return;
    }
    const changes = [[cell, value, this.marks[cell]]];
    for (const peer of this.peers[cell]) {
      if (this.marks[peer].includes(value)) {
        changes.push([peer, this.values[peer], this.marks[peer].filter(mark => mark !== value)]);
      }
    }
    this.change(changes);
  }

  /** Makes a mark in an empty cell, or takes it away. */
  mark(cell, value) {
    if (this.values[cell] === 0) {
      const marks = this.marks[cell];
      this.change([[cell, 0, marks.includes(value) ? marks.filter(mark => mark !== value) : [...marks, value]]]);
    }
  }

  erase(cell) {
    if (this.values[cell] > 0) {
      this.set(cell, 0);
    } else if (this.marks[cell].length > 0) {
      this.change([[cell, 0, []]]);
    }
  }

  /** Pencils into all empty cells what no value that they see has taken. */
  pencilAll() {
    const changes = [];
    for (let cell = 0; cell < this.cells; cell++) {
      if (this.values[cell] === 0) {
        const taken = new Set([...this.peers[cell]].map(peer => this.values[peer]));
        changes.push([cell, 0, Array.from({length: this.size}, (_, i) => i + 1).filter(value => !taken.has(value))]);
      }
    }
    this.change(changes);
  }

  /** The cells that break a rule among themselves. */
  errors() {
    const errors = new Set();
    for (const group of this.data.groups) {
      for (const cell of group) {
        const value = this.values[cell];
        if (value > 0 && group.some(other => other !== cell && this.values[other] === value)) {
          errors.add(cell);
        }
      }
    }
    const filled = cells => cells.every(cell => this.values[cell] > 0);
    const blame = (cells, isRight) => {
      if (filled(cells) && !isRight(cells.map(cell => this.values[cell]))) {
        cells.forEach(cell => errors.add(cell));
      }
    };
    const sum = values => values.reduce((total, value) => total + value, 0);
    for (const {cells, total, weights} of this.data.sums) {
      blame(cells, values => sum(weights ? values.map((value, i) => value * weights[i]) : values) === total);
    }
    for (const cells of this.data.comparisons) {
      blame(cells, ([larger, smaller]) => larger > smaller);
    }
    for (const {cells, pairs} of this.data.relations) {
      blame(cells, ([first, second]) => pairs.some(pair => pair[0] === first && pair[1] === second));
    }
    for (const {cells, total} of this.data.sandwiches) {
      blame(cells, values => {
        const ends = [values.indexOf(1), values.indexOf(this.size)].sort((a, b) => a - b);
        return sum(values.slice(ends[0] + 1, ends[1])) === total;
      });
    }
    return errors;
  }

  /** How many cells are empty. */
  left() {
    return this.values.filter(value => value === 0).length;
  }

  isSolved() {
    return this.left() === 0 && this.errors().size === 0;
  }

  /** The values that are not those of the solution. */
  mistakes() {
    const isWrong = cell => this.values[cell] > 0 && this.values[cell] !== this.data.solution[cell];
    return Array.from(this.values.keys()).filter(isWrong);
  }

  /** The cell and the value of a candidate. */
  candidate(number) {
    return [Math.floor(number / this.size), number % this.size + 1];
  }

  /** The number of the first step whose outcome is not there yet, -1 if there is none: all that it rests on is there. */
  nextHint() {
    return this.data.hints.findIndex((hint, number) => !this.told.includes(number) && !this.isThere(hint));
  }

  /** Whether the outcome of a step can be seen: its values, and its removals in the marks that were made. */
  isThere(hint) {
    const isPlaced = hint.placed.every(number => {
      const [cell, value] = this.candidate(number);
      return this.values[cell] === value;
    });
    return isPlaced && hint.removed.every(number => {
      const [cell, value] = this.candidate(number);
      return this.values[cell] > 0 || this.marks[cell].length > 0 && !this.marks[cell].includes(value);
    });
  }

  /** The cells that a step takes marks from, with the marks left. */
  marksLeft(hint) {
    const left = new Map();
    for (const [cell, value] of hint.removed.map(removed => this.candidate(removed))) {
      if (this.marks[cell].includes(value)) {
        left.set(cell, (left.get(cell) || this.marks[cell]).filter(mark => mark !== value));
      }
    }
    return left;
  }

  /** Whether a step would change anything on the board. */
  canApply(number) {
    const hint = this.data.hints[number];
    return hint.placed.length > 0 || this.marksLeft(hint).size > 0;
  }

  /** Does what a step says. */
  apply(number) {
    const hint = this.data.hints[number];
    for (const [cell, value] of hint.placed.map(placed => this.candidate(placed))) {
      this.set(cell, value);
    }
    const left = this.marksLeft(hint);
    if (left.size > 0) {
      this.change(Array.from(left, ([cell, marks]) => [cell, this.values[cell], marks]));
    }
  }

  /** What is saved. */
  state() {
    return {values: this.values, marks: this.marks, told: this.told, seconds: this.seconds};
  }

  /** Takes up a state that was saved; one that does not fit is left alone. */
  resume(state) {
    const isList = list => Array.isArray(list) && list.length === this.cells;
    const isValue = value => Number.isInteger(value) && value >= 0 && value <= this.size;
    if (state && isList(state.values) && state.values.every(isValue) && isList(state.marks) && state.marks.every(Array.isArray)) {
      this.values = state.values.map((value, cell) => this.data.clues[cell] || value);
      this.marks = state.marks.map(marks => marks.filter(isValue));
      this.told = Array.isArray(state.told) ? state.told : [];
      this.seconds = Number(state.seconds) || 0;
    }
  }
}
