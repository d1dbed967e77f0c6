/** The drawing of a puzzle, its cells made into places to go to, with the player's values, marks and lights in it. */
class Board {
  constructor(element, game) {
    this.element = element;
    this.game = game;
    this.places = [];
    this.lights = [];
    this.contents = [];
    this.remarks = Array.from({length: game.cells}, () => '');
    this.shown = [];
    element.querySelectorAll('svg').forEach((svg, grid) => this.prepare(svg, grid));
    this.describeRules();
    this.places.forEach((place, cell) => place.setAttribute('tabindex', cell === 0 ? 0 : -1));
  }

  /** Rows of cells, as screen readers expect them; lights above the cells, values above everything. */
  prepare(svg, grid) {
    const cells = svg.querySelector('g.cell');
    const rects = Array.from(cells.querySelectorAll('rect'));
    svg.setAttribute('role', 'grid');
    cells.setAttribute('role', 'rowgroup');
    svg.querySelectorAll('svg > g:not(.cell), svg > rect').forEach(part => part.setAttribute('aria-hidden', 'true'));
    const lights = this.add(svg, 'g', {class: 'lights', 'aria-hidden': 'true'});
    cells.after(lights);
    const played = this.add(svg, 'g', {class: 'played', 'aria-hidden': 'true', 'text-anchor': 'middle'});
    let row;
    rects.forEach((rect, index) => {
      if (index % this.game.size === 0) {
        row = this.add(cells, 'g', {role: 'row'});
      }
      row.append(rect);
      rect.setAttribute('role', 'gridcell');
      rect.dataset.cell = grid * this.game.cellsOfGrid + index;
      this.places.push(rect);
      const corner = name => Number(rect.getAttribute(name));
      const place = {x: corner('x') + 1.5, y: corner('y') + 1.5, width: corner('width') - 3, height: corner('height') - 3};
      this.lights.push(this.add(lights, 'rect', place));
      this.contents.push(this.add(played, 'g', {transform: `translate(${corner('x')} ${corner('y')})`}));
    });
  }

  add(parent, name, attributes) {
    const element = document.createElementNS(this.element.querySelector('svg').namespaceURI, name);
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    parent.append(element);
    return element;
  }

  /** What a cell's picture shows besides its value, for those who cannot see it. */
  describeRules() {
    for (const {cells, total, weights} of this.game.data.sums) {
      cells.forEach(cell => this.remarks[cell] += `, in a ${weights ? 'weighted' : 'cage of'} sum ${total}`);
    }
    for (const [larger, smaller] of this.game.data.comparisons) {
      this.remarks[larger] += `, greater than ${this.place(smaller)}`;
      this.remarks[smaller] += `, less than ${this.place(larger)}`;
    }
    for (const {cells, total} of this.game.data.sandwiches) {
      cells.forEach(cell => this.remarks[cell] += `, in a line of sandwich sum ${total}`);
    }
  }

  place(cell) {
    return `row ${this.game.row(cell) + 1} column ${this.game.column(cell) + 1}`;
  }

  /** All that is said of a cell: row 3 column 5 of grid 2, clue 4. */
  description(cell, isMistaken) {
    const {values, marks, data} = this.game;
    const grid = data.grids > 1 ? ` of grid ${this.game.grid(cell) + 1}` : '';
    const pencilled = marks[cell].length > 0 ? `, pencil marks ${marks[cell].slice().sort((a, b) => a - b).join(' ')}` : '';
    const content = this.game.isClue(cell) ? `clue ${values[cell]}` : values[cell] > 0 ? `value ${values[cell]}` : `empty${pencilled}`;
    return `${this.place(cell)}${grid}, ${content}${isMistaken ? ', an error' : ''}${this.remarks[cell]}`;
  }

  /**
   * Shows the state of the game.
   *
   * @param selected the cell the player is at
   * @param marked cells by what they are: mistakes that a check found, and what a hint is about
   */
  show(selected, marked) {
    const errors = this.game.errors();
    for (let cell = 0; cell < this.game.cells; cell++) {
      const isMistaken = errors.has(cell) || marked.wrong.includes(cell);
      this.showContent(cell, isMistaken);
      const lights = Object.keys(marked).filter(kind => marked[kind].includes(cell));
      this.light(cell, [...lights, ...this.relations(cell, selected), ...errors.has(cell) ? ['error'] : []].join(' '));
    }
  }

  /** What a cell has to do with the selected one. */
  relations(cell, selected) {
    const {values, peers} = this.game;
    if (cell === selected) {
      return ['selected'];
    } else if (this.game.correspond(selected, cell)) {
      return ['corresponding'];
    } else if (values[cell] > 0 && values[cell] === values[selected]) {
      return ['same'];
    }
    return peers[selected].has(cell) ? ['seen'] : [];
  }

  light(cell, kinds) {
    if (this.lights[cell].getAttribute('class') !== kinds) {
      this.lights[cell].setAttribute('class', kinds);
    }
  }

  showContent(cell, isMistaken) {
    const description = this.description(cell, isMistaken);
    if (this.shown[cell] === description) {
      return;
    }
    this.shown[cell] = description;
    this.places[cell].setAttribute('aria-label', description);
    if (!this.game.isClue(cell)) {
      this.contents[cell].replaceChildren();
      this.write(cell, isMistaken);
    }
  }

  write(cell, isMistaken) {
    const layout = this.game.data.layouts[this.game.grid(cell)];
    const value = this.game.values[cell];
    const middle = Number(this.places[cell].getAttribute('width')) / 2;
    if (value > 0) {
      this.text(cell, isMistaken ? 'value mistaken' : 'value', value, middle, middle + layout.valueShift, layout.valueSize);
    } else {
      for (const mark of this.game.marks[cell]) {
        const x = layout.left + ((mark - 1) % layout.columns + 0.5) * layout.width;
        const y = layout.top + (Math.floor((mark - 1) / layout.columns) + 0.5) * layout.height;
        this.text(cell, 'mark', mark, x, y, layout.textSize);
      }
    }
  }

  /** A digit is 0.7 of its size high. */
  text(cell, kind, value, x, y, size) {
    this.add(this.contents[cell], 'text', {class: kind, x, y: y + size * 0.35, 'font-size': size}).textContent = value;
  }

  /** Makes a cell the one that the keyboard goes to. */
  focus(cell, before) {
    this.places[before].setAttribute('tabindex', -1);
    this.places[cell].setAttribute('tabindex', 0);
    this.places[cell].focus();
  }
}
