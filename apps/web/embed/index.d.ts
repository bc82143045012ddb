/** `<ludoteca-board>`: any puzzle, position or game on anybody's page. Importing the module defines the tag. */

/** What a board tells its page with `ludoteca-change` and `ludoteca-end`, as the `detail` of the event. */
export interface BoardTold {
  /** The document as it stands, as JSON. */
  readonly value: object;
  /** True when a puzzle is solved. */
  readonly solved?: true;
  /** The id of the side that won a game. */
  readonly winner?: string | number;
}

/** The attributes are `src`, `code`, `game`, `options`, `seed`, `bot`, `lang`, `theme` and `readonly`. */
export declare class LudotecaBoard extends HTMLElement {
  /** The document as it stands, as JSON; absent while there is none. */
  get value(): object | undefined;
  /** Shows another document, in any format. */
  load(text: string): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'ludoteca-board': LudotecaBoard;
  }
  interface HTMLElementEventMap {
    'ludoteca-change': CustomEvent<BoardTold>;
    'ludoteca-end': CustomEvent<BoardTold>;
  }
}
