/**
 * The voices of all lines as WebAssembly, to the last bit those of `voices.ts` in a third of the time. The source is
 * `wasm/cross-a-pix-voices.ts`, which draws the memory.
 */

import { compiledFor, type WebAssembly, webAssembly } from '../../../kernel/web-assembly.ts';
import { type LineLayers, layersOf } from './line-layers.ts';
import type { Line } from './model.ts';
import { swiftCode } from './swift-voices-code.ts';
import { PlainVoices, type Voices } from './voices.ts';

interface Code {
  remember(past: number): void;
  think(line: number): void;
  missed(): number;
}

/** In bytes, as the source has them. */
const headSize = 32;
const lineSize = 32;
const layerWords = 6;
const pageBytes = 65_536;

/** Those of WebAssembly, or the plain ones where the host has none or forbids it. `values` has what is settled, by literal. */
export function voicesOf(
  lines: readonly Line[],
  values: Int8Array,
  host: WebAssembly | undefined = webAssembly,
): Voices {
  const code = host && compiledFor(host, swiftCode);
  if (!host || !code) return new PlainVoices(lines, values);
  try {
    return new SwiftVoices(lines, values, host, code);
  } catch {
    // There is no memory for it.
    return new PlainVoices(lines, values);
  }
}

/** A line, and where its parts lie. */
interface Place {
  readonly line: Line;
  readonly layers: LineLayers;
  readonly segmentsAt: number;
  readonly layersAt: number;
  readonly toldAt: number;
  readonly heardAt: number;
}

class SwiftVoices implements Voices {
  readonly believed: Float64Array;
  readonly #leaning: Float64Array;
  /** By line: what it told last. */
  readonly #told: readonly Float64Array[];
  readonly #code: Code;

  constructor(lines: readonly Line[], values: Int8Array, host: WebAssembly, code: object) {
    const regions = values.length / 2;
    let end = headSize;
    const room = (bytes: number) => {
      const at = end;
      end += (bytes + 15) & ~15;
      return at;
    };
    const believedAt = room(8 * regions);
    const leaningAt = room(8 * regions);
    const valuesAt = room(regions);
    const linesAt = room(lineSize * lines.length);
    const places = lines.map((line): Place => {
      const size = line.segments.regions.length;
      return {
        line,
        layers: layersOf(line),
        segmentsAt: room(8 * size),
        layersAt: room(4 * layerWords * (size + 1)),
        toldAt: room(8 * size),
        heardAt: room(8 * size),
      };
    });
    const statesAt = room(
      8 * places.reduce((most, { layers }) => Math.max(most, layers.length), 0),
    );
    const memory = new host.Memory({ initial: Math.ceil(end / pageBytes) });
    const words = new Int32Array(memory.buffer);
    words.set([regions, believedAt, leaningAt, valuesAt, lines.length, linesAt, statesAt]);
    const valuesOf = new Uint8Array(memory.buffer, valuesAt, regions);
    for (let region = 0; region < regions; region++) valuesOf[region] = values[2 * region] & 3;
    places.forEach((place, line) => {
      words.set(wordsOf(place), (linesAt + lineSize * line) / 4);
      lay(place, words);
    });
    const told = places.map(({ line, toldAt }) => {
      return new Float64Array(memory.buffer, toldAt, line.segments.regions.length);
    });
    this.believed = new Float64Array(memory.buffer, believedAt, regions);
    this.#leaning = new Float64Array(memory.buffer, leaningAt, regions);
    this.#told = told;
    this.#code = new host.Instance(code, { env: { memory } }).exports as Code;
  }

  begin(leaning: Float64Array): void {
    this.believed.fill(0);
    this.#leaning.set(leaning);
    for (const told of this.#told) told.fill(0);
  }

  remember(past: number): void {
    this.#code.remember(past);
  }

  think(line: number): void {
    this.#code.think(line);
  }

  missed(): number {
    return this.#code.missed();
  }
}

function wordsOf({ line, layers, segmentsAt, layersAt, toldAt, heardAt }: Place): number[] {
  const { segments, clue } = line;
  const size = segments.regions.length;
  return [size, ...clue, 8 * layers.length, segmentsAt, layersAt, toldAt, heardAt];
}

/** The segments of a line and its layers into the memory. */
function lay({ line, layers, segmentsAt, layersAt }: Place, words: Int32Array): void {
  const { regions, lengths } = line.segments;
  const { least, most, origins, strides, firsts, lasts } = layers;
  for (let at = 0; at < regions.length; at++) {
    words.set([regions[at], lengths[at]], segmentsAt / 4 + 2 * at);
  }
  for (let at = 0; at <= regions.length; at++) {
    const inBytes = [origins[at], strides[at], firsts[at], lasts[at]].map((number) => 8 * number);
    words.set([least[at], most[at], ...inBytes], layersAt / 4 + layerWords * at);
  }
}
