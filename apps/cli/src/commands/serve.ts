/** `serve`: the web app on this machine. */

import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { writeFault } from '../output/files.ts';
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
      name: 'address',
      takes: { kind: 'text' },
      value: { en: 'ADDRESS', pt: 'ENDEREÇO' },
      help: {
        en: 'listens also on this address of the machine, for others to come in; 0.0.0.0 and :: are all it has (default: this machine only)',
        pt: 'escuta também neste endereço da máquina, para outros entrarem; 0.0.0.0 e :: são todos os que tem (por omissão, só esta máquina)',
      },
    },
    {
      name: 'host',
      takes: { kind: 'text' },
      value: { en: 'NAMES', pt: 'NOMES' },
      help: {
        en: 'answers also to these names, separated by commas; others are refused',
        pt: 'responde também a estes nomes, separados por vírgulas; outros são recusados',
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
    {
      words: 'serve --address 0.0.0.0 --host games.local',
      says: {
        en: 'for everyone on the network, by the addresses of the machine and that name',
        pt: 'para toda a rede, pelos endereços da máquina e por esse nome',
      },
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
  const hosts = String(flags.host ?? '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const stranger = hosts.find((host) => !URL.canParse(`http://${host}/`) || /[/?#@]/.test(host));
  if (stranger !== undefined) {
    context.complain(serveWords.notice('no-host', { found: stranger }));
    return exitCodes.wrong;
  }
  const { address: listen } = flags;
  if (typeof listen === 'string' && isIP(listen) === 0) {
    context.complain(serveWords.notice('no-address', { found: listen }));
    return exitCodes.wrong;
  }
  const setting = { hosts, ...(typeof listen === 'string' && { listen }) };
  const site = await openSite(folder, port, setting).catch(writeFault);
  if (typeof site === 'string') {
    const isElsewhere = site === 'EADDRNOTAVAIL' && typeof listen === 'string';
    context.complain(
      isElsewhere
        ? serveWords.notice('no-address', { found: listen })
        : serveWords.notice('port-taken', { port, reason: site }),
    );
    return exitCodes.wrong;
  }
  const { address, addresses } = site;
  if (context.isJson) await context.answer({ address, addresses });
  else {
    const others = addresses.slice(1).join(' ');
    const words = [
      serveWords.say('serving', { address }, language),
      serveWords.say('also', { addresses: others }, language),
    ];
    await context.print(`${words.join('\n')}\n`);
  }
  if (flags.open === true) openBrowser(address, io.env);
  // Until Ctrl-C ends the process.
  return new Promise(() => {});
}
