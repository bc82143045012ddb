/** The types of what finds and starts Chromium. */
import type { Browser } from 'playwright-core';

export function findChromium(): string;
export function launchChromium(): Promise<Browser>;
