/** A board of each game as a short code, and ways to look at what was drawn of it. */

import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { PNG } from 'pngjs';
import { extractText, getDocumentProxy } from 'unpdf';

/** New puzzles, and games that were played. */
export const samples = {
  'greater-than': 'gt1kW0Zwot2Ro5A4VExlx8PxhvC',
  'cross-a-pix': 'cp1ppW5ec2RpH3tdmq2ejdulUqNVgYGMtYf0IoPBCBSR271vX1yCKLRCr',
  rastros: 'ra1q6yZqJca',
  squex: 'sq1oOR1s6PZqxLSk9E3Oe8bR2LALKBSGMcoJHMzUeXLRyxfG1fBxNzhkv6p7-u',
} as const;

/** Whether another reader takes the text for SVG, tags closed and all. */
export function isSvg(text: string): boolean {
  try {
    return new Resvg(text).width > 0;
  } catch {
    return false;
  }
}

export function readPng(name: string): PNG {
  return PNG.sync.read(readFileSync(name));
}

/** How much two pictures of one size differ, from 0 to 1; 1 when their sizes do. */
export function difference(one: PNG, other: PNG): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let sum = 0;
  for (let at = 0; at < one.data.length; at++) sum += Math.abs(one.data[at] - other.data[at]);
  return sum / (255 * one.data.length);
}

export interface ReadPdf {
  /** The text of each page. */
  readonly pages: readonly string[];
  /** The addresses that each page links to, each once. */
  readonly links: readonly (readonly string[])[];
  /** In points. */
  readonly sizes: readonly (readonly [number, number])[];
  readonly title: string;
}

/** What a reader of PDF finds in a file. */
export async function readPdf(name: string): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(readFileSync(name)));
  const { text } = await extractText(document, { mergePages: false });
  const links: string[][] = [];
  const sizes: [number, number][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const notes: { readonly url?: string }[] = await page.getAnnotations();
    links.push([...new Set(notes.flatMap(({ url }) => (url === undefined ? [] : [url])))]);
    const [left, top, right, bottom] = page.view;
    sizes.push([right - left, bottom - top]);
  }
  const { info } = await document.getMetadata();
  return { pages: text, links, sizes, title: titleOf(info) };
}

function titleOf(info: unknown): string {
  return typeof info === 'object' && info !== null && 'Title' in info ? String(info.Title) : '';
}
