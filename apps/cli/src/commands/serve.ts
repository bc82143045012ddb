/** `serve`: the web app on this machine. */

import { existsSync } from 'node:fs';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { serveWords } from '../phrases/serve.ts';
import { places } from '../places.ts';
import { openBrowser } from '../serve/browser.ts';
import { openSite } from '../serve/site.ts';

const usualPort = 4040;

export const serve: Command = {
  name: 'serve',
  summary: { en: 'serves the web app on localhost', pt: 'serve a aplicação web em localhost' },
  operands: [],
  flags: [
    {
      name: 'port',
      takes: { kind: 'whole', least: 0, most: 65_535 },
      help: {
        en: `the port to serve on; 0 takes any that is free (default ${usualPort})`,
        pt: `a porta em que serve; 0 usa qualquer uma livre (por omissão ${usualPort})`,
      },
    },
    {
      name: 'open',
      takes: { kind: 'flag' },
      help: {
        en: 'opens it in the browser where there is a desktop',
        pt: 'abre-a no navegador onde houver ambiente gráfico',
      },
    },
  ],
  examples: [
    {
      words: 'serve --port 8080',
      says: { en: 'the app, all games in it', pt: 'a aplicação, com todos os jogos' },
    },
  ],
  run,
};

async function run(context: Context, { flags }: Given): Promise<ExitCode> {
  const { io, language } = context;
  const folder = io.env.LUDOTECA_WEB ?? places.webApp;
  if (!existsSync(`${folder}/index.html`)) {
    context.complain(serveWords.notice('not-built', {}));
    return exitCodes.wrong;
  }
  const port = typeof flags.port === 'number' ? flags.port : usualPort;
  const site = await openSite(folder, port).catch(() => undefined);
  if (site === undefined) {
    context.complain(serveWords.notice('port-taken', { port }));
    return exitCodes.wrong;
  }
  const { address } = site;
  if (context.isJson) await context.answer({ address });
  else await context.print(`${serveWords.say('serving', { address }, language)}\n`);
  if (flags.open === true) openBrowser(address, io.env);
  // Until Ctrl-C ends the process.
  return new Promise(() => {});
}
