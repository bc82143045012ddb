/** A sketch: a board in characters, line by line, with what each span is, so that a terminal can colour it. */

/** What a span of a sketch is. */
export type Ink =
  | 'plain'
  | 'faint'
  | 'strong'
  | 'given'
  | 'entry'
  | 'painted'
  | 'blank'
  | 'first'
  | 'second'
  | 'last'
  | 'mark'
  | 'wrong';

export interface Span {
  readonly text: string;
  readonly ink: Ink;
  /** What a colour terminal shows instead; as wide as `text`. */
  readonly rich?: string;
}

export type SketchLine = readonly Span[];

export type Sketch = readonly SketchLine[];

/** The sketch as plain text, lines without trailing spaces, ending in a line end. */
export function plainText(sketch: Sketch): string {
  return sketch
    .map(
      (line) =>
        `${line
          .map((span) => span.text)
          .join('')
          .trimEnd()}\n`,
    )
    .join('');
}
