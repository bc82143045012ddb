/** Typed arrays that grow: the same numbers in a longer array. */

type Numbers = Int8Array | Uint8Array | Int32Array | Float64Array;

/** The array itself when it is long enough, otherwise a copy at least twice as long. */
export function grown<Kind extends Numbers>(array: Kind, length: number): Kind {
  if (length <= array.length) return array;
  return resized(array, Math.max(length, array.length * 2, 16));
}

function resized<Kind extends Numbers>(array: Kind, length: number): Kind {
  // The constructor of an array of this kind makes an array of this kind; the compiler cannot see it.
  const longer = new (array.constructor as new (length: number) => Kind)(length);
  longer.set(array);
  return longer;
}
