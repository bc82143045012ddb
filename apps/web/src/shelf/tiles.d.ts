/** The games as the build put them on the shelf. */
declare module 'virtual:shelf' {
  export interface Tile {
    readonly id: string;
    readonly family: 'puzzle' | 'game';
    readonly name: import('ludoteca/kernel').Phrase;
    readonly tagline: import('ludoteca/kernel').Phrase;
    /** A piece of a board in play, large enough to be read from afar. */
    readonly drawing?: import('ludoteca/drawing').Drawing;
  }
  export const tiles: readonly Tile[];
}
