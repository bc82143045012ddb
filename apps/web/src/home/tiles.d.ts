/** The games as the build put them on the home page. */
declare module 'virtual:home-tiles' {
  export interface Tile {
    readonly id: string;
    readonly family: 'puzzle' | 'game';
    /** True for board games that prove who wins: they give problems. */
    readonly hasProblems: boolean;
    readonly name: import('ludoteca/kernel').Phrase;
    readonly tagline: import('ludoteca/kernel').Phrase;
    /** A piece of a board in play, large enough to be read from afar. */
    readonly drawing?: import('ludoteca/drawing').Drawing;
  }
  export const tiles: readonly Tile[];
}
