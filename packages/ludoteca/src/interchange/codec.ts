/** Texts packed into links: base64 of bytes, deflated or packed by lz-string. */

import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import lzString from 'lz-string';

/** What is packed can swell a thousandfold: longer payloads than any puzzle needs are not unpacked. */
export const mostPayload = 65536;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Where a payload stops being base64; −1 when it is base64 to its end. */
export function misplacedIn(payload: string): number {
  return payload.search(/[^A-Za-z0-9+/=]|=+[^=]/);
}

export function deflateText(text: string): string {
  return toBase64(deflateSync(strToU8(text), { level: 9 }));
}

/** `undefined` when the payload is not what `deflateText` makes. */
export function inflateText(payload: string): string | undefined {
  const bytes = fromBase64(payload);
  if (bytes === undefined) return undefined;
  try {
    return strFromU8(inflateSync(bytes));
  } catch {
    return undefined;
  }
}

export function packText(text: string): string {
  return lzString.compressToBase64(text);
}

/** `undefined` when the payload is not what `packText` makes. */
export function unpackText(payload: string): string | undefined {
  if (misplacedIn(payload) >= 0) return undefined;
  try {
    return lzString.decompressFromBase64(payload) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Three bytes are four characters of six bits; missing bytes at the end are told by `=`.
 *
 *     aaaaaaaa bbbbbbbb cccccccc   →   aaaaaa aabbbb bbbbcc cccccc
 */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const missing = Math.max(0, at + 3 - bytes.length);
    const [a, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const word = (a << 16) | (b << 8) | c;
    for (let place = 3; place >= missing; place--) text += alphabet[(word >> (6 * place)) & 63];
    text += '='.repeat(missing);
  }
  return text;
}

/** Padding may be missing, as it does from many links. */
function fromBase64(text: string): Uint8Array | undefined {
  const characters = text.replace(/=+$/, '');
  if (misplacedIn(characters) >= 0 || characters.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((characters.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let filled = 0;
  for (const character of characters) {
    word = ((word << 6) | alphabet.indexOf(character)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[filled] = (word >> bits) & 0xff;
    filled++;
  }
  return bytes;
}
