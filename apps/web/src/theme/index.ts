/** Light or dark: as the device says, unless the reader chose. */

import { computed, signal } from '@preact/signals';
import { readSetting, writeSetting } from '../storage/settings.ts';

const themes = ['auto', 'light', 'dark'] as const;

export type ThemeChoice = (typeof themes)[number];

export const themeChoice = signal<ThemeChoice>(
  themes.find((theme) => theme === readSetting('theme')) ?? 'auto',
);

const device = matchMedia('(prefers-color-scheme: dark)');
const isDeviceDark = signal(device.matches);
device.addEventListener('change', () => {
  isDeviceDark.value = device.matches;
});

export const isDark = computed(() =>
  themeChoice.value === 'auto' ? isDeviceDark.value : themeChoice.value === 'dark',
);

export function setTheme(next: ThemeChoice): void {
  themeChoice.value = next;
  writeSetting('theme', next);
}

/** Puts the choice where the styles see it. */
export function showTheme(): void {
  const { dataset } = document.documentElement;
  if (themeChoice.value === 'auto') delete dataset.theme;
  else dataset.theme = themeChoice.value;
}
