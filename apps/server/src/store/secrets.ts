/** Identifiers and secrets: random, never guessable; of secrets only a hash is kept. */

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 random bits. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets are random and long: a plain hash of one tells nothing. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A text with its signature: what a cookie or a token holds. */
export function signed(text: string, key: string): string {
  return `${text}.${signature(text, key)}`;
}

/** The text of what `signed` made; undefined for anything else. */
export function unsigned(value: string, key: string): string | undefined {
  const cut = value.lastIndexOf('.');
  if (cut < 0) return undefined;
  const text = value.slice(0, cut);
  return isSame(value.slice(cut + 1), signature(text, key)) ? text : undefined;
}

function signature(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
