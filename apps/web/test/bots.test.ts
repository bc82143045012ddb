/** A person on the page against a program that somebody else runs: the bot of the guide, as it stands there. */

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from '../../server/test/client.ts';
import { type App, phone } from './app.ts';
import { faultsOf } from './axe.ts';
import { openOnlineApp } from './online-app.ts';
import { playOnPage } from './play-on-page.ts';

const program = fileURLToPath(new URL('../../../docs/examples/bots/bot.py', import.meta.url));

let app: App;
let bot: ChildProcess | undefined;
beforeAll(async () => {
  app = await openOnlineApp();
});
afterAll(async () => {
  bot?.kill();
  await app.close();
});

it('a bot is challenged on a phone in Portuguese, and the game goes to its end', async () => {
  const author = await person(() => app.address, 'Autora');
  const { token } = await author.ask('makeBot', { name: 'Lebre' });
  bot = spawn('python3', [program, app.address], {
    env: { PATH: process.env.PATH ?? '', LUDOTECA_TOKEN: token },
    stdio: 'ignore',
  });
  const { page, leave } = await app.visit({ ...phone, locale: 'pt-PT' });
  page.setDefaultTimeout(20_000);
  const name = page.getByText('Lebre (robô)', { exact: true });
  // It is offered as soon as it listens.
  for (let look = 0; look < 40 && (await name.count()) === 0; look++) {
    await page.goto('/#/together');
    await page.goto('/#/invite/rastros');
    await page.getByRole('textbox', { name: 'O teu nome' }).waitFor();
    await page.waitForTimeout(250);
  }
  await page.getByRole('textbox', { name: 'O teu nome' }).fill('Rita');
  await name.click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Criar o jogo' }).click();
  await page.getByRole('grid').waitFor();
  await playOnPage(page);
  await page.locator('.end').waitFor();
  expect(await page.locator('body').innerText()).toContain('Lebre');
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});
