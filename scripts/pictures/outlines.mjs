/** The outlines of an icon: its paths as polygons, curves and arcs as many short straight pieces. */

/** Straight pieces that a curve becomes: icons are small, and cells much larger than a piece. */
const pieces = 12;

/**
 * The shapes of an icon's body, each as polygons with the rule that says what is inside. Undefined for
 * what is not drawn by filled paths alone.
 */
export function outlinesOf(body) {
  if (/<(mask|use|text|image)\b|\bstroke=|\btransform=/.test(body)) return undefined;
  const drawn = body.replaceAll(/<defs>.*?<\/defs>/gs, '');
  const isEvenOdd = (attributes) => /fill-rule="evenodd"/.test(attributes);
  const groups = [...drawn.matchAll(/<g\b([^>]*)>/g)].some(([, given]) => isEvenOdd(given));
  return [...drawn.matchAll(/<path\b([^>]*)>/g)].map(([, attributes]) => ({
    isEvenOdd: groups || isEvenOdd(attributes),
    fill: /\bfill="([^"]*)"/.exec(attributes)?.[1],
    polygons: polygonsOf(/\bd="([^"]*)"/.exec(attributes)?.[1] ?? ''),
  }));
}

/** How many numbers follow each letter of a path. */
const takes = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

function polygonsOf(path) {
  const polygons = [];
  let points = [];
  let at = [0, 0];
  let start = [0, 0];
  /** The last control point, for curves that go on smoothly. */
  let control;
  let before = '';
  const close = () => {
    if (points.length > 2) polygons.push(points);
    points = [];
  };
  for (const [letter, given] of commandsOf(path)) {
    const kind = letter.toLowerCase();
    const [x, y] = letter === kind ? at : [0, 0];
    const to = (index) => [x + given[index], y + given[index + 1]];
    const mirrored = (kinds) =>
      control !== undefined && kinds.includes(before)
        ? [2 * at[0] - control[0], 2 * at[1] - control[1]]
        : at;
    const curve = (one, other, end) => {
      points.push(...bezier(at, one, other, end));
      at = end;
    };
    if (kind === 'm') {
      close();
      at = to(0);
      start = at;
      points.push(at);
    } else if (kind === 'z') {
      close();
      at = start;
      points.push(at);
    } else if (kind === 'l' || kind === 'h' || kind === 'v') {
      if (kind === 'l') at = to(0);
      else at = kind === 'h' ? [x + given[0], at[1]] : [at[0], y + given[0]];
      points.push(at);
    } else if (kind === 'c') {
      control = to(2);
      curve(to(0), control, to(4));
    } else if (kind === 's') {
      const first = mirrored('cs');
      control = to(0);
      curve(first, control, to(2));
    } else if (kind === 'q' || kind === 't') {
      control = kind === 'q' ? to(0) : mirrored('qt');
      const end = to(kind === 'q' ? 2 : 0);
      const third = (from) => from.map((value, axis) => value + (2 / 3) * (control[axis] - value));
      curve(third(at), third(end), end);
    } else {
      const end = to(5);
      points.push(...arc(at, end, given));
      at = end;
    }
    before = kind;
  }
  close();
  return polygons;
}

/** The letters of a path with their numbers; what follows without a letter repeats the last one. */
function* commandsOf(path) {
  for (const [, letter, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const count = takes[letter.toLowerCase()];
    const numbers = letter.toLowerCase() === 'a' ? arcNumbers(text) : numbersIn(text);
    if (count === 0) yield [letter, []];
    for (let at = 0; count > 0 && at + count <= numbers.length; at += count) {
      const repeated = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
      yield [at === 0 ? letter : repeated, numbers.slice(at, at + count)];
    }
  }
}

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

function numbersIn(text) {
  return (text.match(number) ?? []).map(Number);
}

/** Arcs have two flags, of one digit each, that may stand without a space between. */
function arcNumbers(text) {
  const one = String.raw`[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)`;
  const flag = String.raw`[\s,]*([01])`;
  const arcs = new RegExp(`${one}${one}${one}${flag}${flag}${one}${one}`, 'gi');
  return [...text.matchAll(arcs)].flatMap((found) => found.slice(1).map(Number));
}

function bezier(from, one, other, end) {
  return Array.from({ length: pieces }, (_, index) => {
    const t = (index + 1) / pieces;
    const s = 1 - t;
    return [0, 1].map(
      (axis) =>
        s * s * s * from[axis] +
        3 * s * s * t * one[axis] +
        3 * s * t * t * other[axis] +
        t * t * t * end[axis],
    );
  });
}

/** An elliptical arc, from its end points to its centre as the SVG standard says (F.6.5). */
function arc([x1, y1], [x2, y2], [givenRx, givenRy, degrees, isLarge, isClockwise]) {
  let rx = Math.abs(givenRx);
  let ry = Math.abs(givenRy);
  if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return [[x2, y2]];
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const tooFar = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2);
  if (tooFar > 1) {
    rx *= tooFar;
    ry *= tooFar;
  }
  const under = (rx * y) ** 2 + (ry * x) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - under) / under));
  const sign = isLarge === isClockwise ? -1 : 1;
  const [cx, cy] = [(sign * root * rx * y) / ry, (-sign * root * ry * x) / rx];
  const from = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let sweep = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - from;
  if (isClockwise === 1 && sweep < 0) sweep += 2 * Math.PI;
  if (isClockwise === 0 && sweep > 0) sweep -= 2 * Math.PI;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const count = Math.max(2, Math.ceil((Math.abs(sweep) / (2 * Math.PI)) * 4 * pieces));
  return Array.from({ length: count }, (_, index) => {
    if (index + 1 === count) return [x2, y2];
    const angle = from + (sweep * (index + 1)) / count;
    const [u, v] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
    return [mx + cos * u - sin * v, my + sin * u + cos * v];
  });
}
