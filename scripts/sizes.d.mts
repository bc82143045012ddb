/** What the tests ask of the measuring script. */

export interface MeasuredSize {
  readonly name: string;
  readonly bytes: number;
  /** What it may weigh at most. */
  readonly most?: number;
}

export function measureSizes(): Promise<readonly MeasuredSize[]>;

/** In kilobytes by name, as docs/measurements.md has them. */
export function writtenSizes(): ReadonlyMap<string, number>;
