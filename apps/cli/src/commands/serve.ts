/** `serve`: the web app on this machine. */

import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import type { Config, Online } from '@ludoteca/server';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { writeFault } from '../output/files.ts';
import { serveWords } from '../phrases/serve.ts';
import { summaries } from '../phrases/summaries.ts';
import { places } from '../places.ts';
import { openBrowser } from '../serve/browser.ts';
import { openSite, type Site } from '../serve/site.ts';
import { onInterrupt } from '../work/last-words.ts';
import { copyGames, type GamesCopy } from './serve-games-copy.ts';

const usualPort = 4040;

export const serve: Command = {
  name: 'serve',
  summary: summaries.serve,
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
      name: 'online',
      takes: { kind: 'flag' },
      help: {
        en: 'lets people play together: a friend by link, the lobby, days per move',
        pt: 'deixa jogar com outras pessoas: um amigo por ligação, a sala, dias por jogada',
      },
    },
    {
      name: 'data',
      takes: { kind: 'text' },
      value: { en: 'FOLDER', pt: 'PASTA' },
      help: {
        en: 'with --online: the folder of its database (default LUDOTECA_DATA, or ludoteca where programs keep data); DATABASE_URL names a PostgreSQL server instead',
        pt: 'com --online: a pasta da base de dados (por omissão LUDOTECA_DATA, ou ludoteca onde os programas guardam dados); DATABASE_URL indica antes um servidor PostgreSQL',
      },
    },
    {
      name: 'save-games',
      takes: { kind: 'text' },
      value: { en: 'FILE', pt: 'FICHEIRO' },
      help: {
        en: 'with --online: saves all people and games in a file and ends; the server must not run on the same folder',
        pt: 'com --online: guarda todas as pessoas e jogos num ficheiro e termina; o servidor não pode estar a usar a mesma pasta',
      },
    },
    {
      name: 'load-games',
      takes: { kind: 'text' },
      value: { en: 'FILE', pt: 'FICHEIRO' },
      help: {
        en: 'with --online: takes what --save-games saved into a new database and ends',
        pt: 'com --online: traz para uma base de dados nova o que --save-games guardou e termina',
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
  const copies = (['save', 'load'] as const).flatMap((kind): GamesCopy[] => {
    const file = flags[`${kind}-games`];
    return typeof file === 'string' ? [{ kind, file }] : [];
  });
  if (flags.online === true && !(await hasServer())) {
    context.complain(serveWords.notice('no-server', {}));
    return exitCodes.wrong;
  }
  const [copy] = copies;
  if (copy !== undefined) {
    if (flags.online !== true || copies.length > 1) {
      context.complain(serveWords.notice('copy-alone', { flag: `${copy.kind}-games` }));
      return exitCodes.wrong;
    }
    const config = await configOf(context, flags.data);
    return config === undefined ? exitCodes.wrong : copyGames(context, config, copy);
  }
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
  const online = flags.online === true ? await openOnline(context, flags.data) : undefined;
  if (online === 'wrong') return exitCodes.wrong;
  const setting = {
    hosts,
    ...(typeof listen === 'string' && { listen }),
    ...(online && { before: online.handle }),
  };
  const site = await openSite(folder, port, setting).catch(writeFault);
  if (typeof site === 'string') {
    await online?.close();
    const isElsewhere = site === 'EADDRNOTAVAIL' && typeof listen === 'string';
    context.complain(
      isElsewhere
        ? serveWords.notice('no-address', { found: listen })
        : serveWords.notice('port-taken', { port, reason: site }),
    );
    return exitCodes.wrong;
  }
  const { address, addresses } = site;
  if (context.isJson)
    await context.answer({ address, addresses, ...(online && { games: online.place }) });
  else {
    const others = addresses.slice(1).join(' ');
    const words = [
      serveWords.say('serving', { address }, language),
      serveWords.say('also', { addresses: others }, language),
      ...(online ? [serveWords.say('keeping', { place: online.place }, language)] : []),
    ];
    await context.print(`${words.join('\n')}\n`);
  }
  if (flags.open === true) openBrowser(address, io.env);
  if (online) {
    const hasFailed = await readiness(context, online, site);
    // Whoever opened it to play alone goes on: the pages need no database.
    if (hasFailed && flags.open !== true) {
      await site.close();
      return exitCodes.wrong;
    }
  }
  // Until Ctrl-C ends the process.
  return new Promise(() => {});
}

/** Whether the package for playing together is installed beside the command. */
async function hasServer(): Promise<boolean> {
  try {
    await import('@ludoteca/server');
    return true;
  } catch (fault) {
    const isMissing =
      fault instanceof Error && 'code' in fault && fault.code === 'ERR_MODULE_NOT_FOUND';
    // A package that is there and lacks something itself is another fault.
    if (isMissing && fault.message.includes("'@ludoteca/server'")) return false;
    throw fault;
  }
}

/** The games between people; `wrong` when a setting is, which is told. */
async function openOnline(context: Context, data: unknown): Promise<Online | 'wrong'> {
  const { io, catalogueUrl } = context;
  const config = await configOf(context, data);
  if (config === undefined) return 'wrong';
  const { openOnline: open } = await import('@ludoteca/server');
  return open({
    config,
    catalogue: await context.kinds(),
    catalogueUrl,
    writeLog: (line) => io.stderr.write(line),
  });
}

/** How the server is set up; undefined when a setting is wrong, which is told. */
async function configOf({ io, complain }: Context, data: unknown): Promise<Config | undefined> {
  const { readConfig } = await import('@ludoteca/server');
  const read = readConfig({
    ...io.env,
    ...(typeof data === 'string' && { LUDOTECA_DATA: data }),
  });
  if (read.ok) return read.value;
  complain(serveWords.notice('variable', { ...read.error }));
  return undefined;
}

/** Waits until the database is there; true when it cannot be opened, which is told. */
async function readiness(context: Context, online: Online, site: Site): Promise<boolean> {
  const close = async () => {
    await online.close();
    await site.close();
  };
  onInterrupt(close);
  // Whoever runs it as a service ends it so: streams move over first.
  process.once('SIGTERM', () => {
    close().finally(() => process.exit(exitCodes.done));
  });
  try {
    await online.ready;
    return false;
  } catch (fault) {
    const { FolderTaken } = await import('@ludoteca/server');
    context.complain(
      fault instanceof FolderTaken
        ? serveWords.notice('folder-taken', { folder: fault.folder })
        : serveWords.notice('no-database', { reason: String(fault) }),
    );
    await online.close();
    return true;
  }
}
