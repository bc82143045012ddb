/** The colours of the page are those of the themes: said once, seen everywhere. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Role, strongerRoles, themes } from 'ludoteca/drawing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
// The keys of a theme are the roles.
const roles = Object.keys(themes.light) as Role[];

const sheets = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join(web, 'src', name), 'utf8') }));

describe('the style sheets', () => {
  it('give no role a colour of their own', () => {
    const own = sheets.flatMap(({ name, text }) =>
      [...text.matchAll(/--([\w-]+):/g)]
        .filter(([, token]) => roles.some((role) => role === token))
        .map(([, token]) => `${name}: --${token}`),
    );
    expect(own).toEqual([]);
  });

  it('name colours only where the page has its own, once', () => {
    const named = sheets.filter(
      ({ name, text }) =>
        !/styles\/(tokens|print)\.css$/.test(name) && /#[0-9a-f]{3,8}\b|\brgba?\(/.test(text),
    );
    expect(named.map(({ name }) => name)).toEqual([]);
  });

  it('use no colour that nobody gave', () => {
    const given = new Set<string>(roles);
    for (const { text } of sheets)
      for (const [, token] of text.matchAll(/--([\w-]+):/g)) given.add(token);
    const code = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(web, 'src', name), 'utf8'));
    for (const text of code)
      for (const [, token] of text.matchAll(/'--([\w-]+)'/g)) given.add(token);
    const used = sheets.flatMap(({ text }) =>
      [...text.matchAll(/var\(--([\w-]+)(?!\s*,)\)/g)].map(([, token]) => token),
    );
    expect(used.filter((token) => !given.has(token))).toEqual([]);
  });

  it('agree with the frame of the browser', () => {
    const tokens = sheets.find(({ name }) => name.endsWith('tokens.css'))?.text ?? '';
    const [, light, dark] = /--bg: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
    const page = readFileSync(join(web, 'index.html'), 'utf8');
    expect(page).toContain(`content="${light}" media="(prefers-color-scheme: light)"`);
    expect(page).toContain(`content="${dark}" media="(prefers-color-scheme: dark)"`);
    const manifest = readFileSync(join(web, 'public/manifest.webmanifest'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({
      background_color: light,
      theme_color: themes.light.accent,
    });
  });
});

describe('on the page', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it.each([
    ['light', 'no-preference'],
    ['dark', 'no-preference'],
    ['light', 'more'],
    ['dark', 'more'],
  ] as const)(
    'every role has the colour of its theme: %s, contrast %s',
    async (theme, contrast) => {
      const { page, leave } = await app.visit({ colorScheme: theme, contrast });
      await page.goto('./');
      const seen = await page.evaluate((names) => {
        const probe = document.body.appendChild(document.createElement('i'));
        return names.map((name) => {
          probe.style.color = `var(--${name})`;
          return getComputedStyle(probe).color;
        });
      }, roles);
      const wanted = roles.map((role) =>
        rgb(themes[theme][(contrast === 'more' ? strongerRoles[role] : undefined) ?? role]),
      );
      expect(Object.fromEntries(roles.map((role, index) => [role, seen[index]]))).toEqual(
        Object.fromEntries(roles.map((role, index) => [role, wanted[index]])),
      );
      await leave();
    },
  );

  it('text on paper is black on white', async () => {
    const { page, leave } = await app.visit({ colorScheme: 'dark' });
    await page.goto('./');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const seen = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      return ['ink', 'ink2', 'ink3', 'surface'].map((name) => {
        probe.style.color = `var(--${name})`;
        return getComputedStyle(probe).color;
      });
    });
    expect(seen).toEqual(
      ['ink', 'ink', 'ink', 'surface'].map((role) => rgb(themes.ink[role as Role])),
    );
    await leave();
  });
});

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
