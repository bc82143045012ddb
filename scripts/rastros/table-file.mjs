/** The shared table on disk, so that the book can be taken up again without proving anew. */

import { closeSync, openSync, readSync, renameSync, writeSync } from 'node:fs';

const piece = 64 * 2 ** 20;

/** Writes the memory to a file; a file of that name is always whole. */
export function saveTable(memory, file) {
  const handle = openSync(`${file}.part`, 'w');
  const buffer = Buffer.alloc(piece);
  for (let offset = 0; offset < memory.byteLength; offset += piece) {
    const length = Math.min(piece, memory.byteLength - offset);
    buffer.set(new Uint8Array(memory, offset, length));
    writeSync(handle, buffer, 0, length);
  }
  closeSync(handle);
  renameSync(`${file}.part`, file);
}

/** Fills the memory from a file of the same length. */
export function loadTable(memory, file) {
  const handle = openSync(file, 'r');
  const buffer = Buffer.alloc(piece);
  for (let offset = 0; offset < memory.byteLength; ) {
    const length = readSync(handle, buffer, 0, piece);
    if (length === 0) throw new Error(`${file} is shorter than the table`);
    new Uint8Array(memory, offset, length).set(buffer.subarray(0, length));
    offset += length;
  }
  closeSync(handle);
}
