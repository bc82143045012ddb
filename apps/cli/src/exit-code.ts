/** What the command tells its caller. */

export const exitCodes = {
  /** Done; for a question, the answer is yes. */
  done: 0,
  /** The answer is no. */
  no: 1,
  /** The input or the usage is wrong. */
  wrong: 2,
  /** Not decided within the budget. */
  undecided: 3,
  /** A fault of the program itself. */
  bug: 70,
  /** The terminal went away (SIGHUP). */
  hungUp: 129,
  /** Ctrl-C (SIGINT). */
  interrupted: 130,
  /** Somebody ended it (SIGTERM). */
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** From the least to the gravest: what is wrong outweighs what is undecided. */
const gravity: readonly ExitCode[] = [0, 1, 3, 2, 70, 129, 130, 143];

/** The graver of two codes: many documents give one code. */
export function graver(first: ExitCode, second: ExitCode): ExitCode {
  return gravity.indexOf(first) >= gravity.indexOf(second) ? first : second;
}
