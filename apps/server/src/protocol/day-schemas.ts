/** What is said about times of the day: who solved the puzzle or the problem of a date, and how fast. */

import { type Static, Type } from 'typebox';
import { idPattern } from './schemas.ts';

const closed = { additionalProperties: false } as const;

/** More than any board has, and more than anybody does in a day. */
const mostSteps = 5000;
const mostCells = 2500;

/** Which list is meant. */
export const DayList = Type.Object(
  {
    date: Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      description: 'the day, as `2026-11-18`',
    }),
    game: Type.String({ maxLength: 40 }),
    room: Type.Optional(
      Type.String({
        pattern: idPattern,
        description: 'the list of a room that you are in; else the open one',
      }),
    ),
  },
  closed,
);
export type DayList = Static<typeof DayList>;

const At = Type.Integer({
  minimum: 0,
  maximum: 200_000_000,
  description: 'since it was begun, in ms, without the time in which nobody looked at it',
});

/** Something that whoever solves has done. */
export const Step = Type.Union([
  Type.Object(
    {
      at: At,
      entries: Type.Array(
        Type.Tuple([
          Type.Integer({ minimum: 0, maximum: 999 }),
          Type.Integer({ minimum: 0, maximum: 999 }),
          Type.Union([Type.Integer(), Type.Null()]),
        ]),
        { minItems: 1, maxItems: mostCells },
      ),
    },
    { ...closed, description: 'cells as they are then: row and column from 0, value or `null`' },
  ),
  Type.Object(
    { at: At, move: Type.String({ minLength: 1, maxLength: 40 }) },
    { ...closed, description: 'a move that was tried in a problem' },
  ),
  Type.Object({ at: At, isHint: Type.Literal(true) }, { ...closed, description: 'help was taken' }),
]);
export type Step = Static<typeof Step>;

export const Steps = Type.Array(Step, { minItems: 1, maxItems: mostSteps });

/** A line of a list. */
export const DayLine = Type.Object(
  {
    place: Type.Integer({ description: 'from 1; those who are level share it' }),
    name: Type.String(),
    ms: Type.Integer({ description: 'how long it took' }),
    hints: Type.Integer({ description: 'how often help was taken' }),
    wrong: Type.Integer({ description: 'wrong moves before the right one, in a problem' }),
    isYou: Type.Boolean(),
  },
  closed,
);
export type DayLine = Static<typeof DayLine>;

/** A list as somebody sees it. */
export const DayTimes = Type.Object(
  {
    count: Type.Integer({ description: 'how many there are in all' }),
    lines: Type.Array(DayLine, {
      description:
        'those without help and without a wrong move first, by their time, then the others; 100 at most, and yours',
    }),
  },
  closed,
);
export type DayTimes = Static<typeof DayTimes>;
