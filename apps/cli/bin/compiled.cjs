/**
 * Keeps what V8 has compiled of the program between its runs, in `$XDG_CACHE_HOME/ludoteca`: reading it again takes a
 * third of the time that compiling does. Each command has a folder, since each compiles other functions. What does not
 * fit the program, the Node or the machine is compiled anew; where nothing can be kept, all works as it would without.
 *
 * A kept file:  8 bytes, when its source was changed | 8 bytes, how long it is | what V8 keeps (it checks itself)
 */

const fs = require('node:fs');
const Module = require('node:module');
const { homedir } = require('node:os');
const { basename, dirname, join } = require('node:path');
const { Script } = require('node:vm');

const headLength = 16;

/** Has the files of a folder (`.cjs`) compiled from what was kept, and what is compiled now kept when the process ends. */
function keepCompiled(folder) {
  const store = storeFor(process.env, process.argv[2]);
  if (store === undefined) return;
  const compiled = [];
  Module._extensions['.cjs'] = (module, file) => {
    const source = fs.readFileSync(file, 'utf8');
    const isOurs = dirname(file) === folder;
    const kept = join(store, `${basename(file)}.bin`);
    const head = isOurs ? headOf(file) : undefined;
    const cachedData = isOurs ? readKept(kept, head) : undefined;
    // Only what Node itself compiles may import modules of others.
    if (!isOurs || (cachedData === undefined && /\bimport\(/.test(source))) {
      module._compile(source, file);
      return;
    }
    const script = new Script(Module.wrap(source), { filename: file, cachedData });
    if (cachedData === undefined || script.cachedDataRejected)
      compiled.push({ script, kept, head });
    const run = script.runInThisContext();
    run.call(module.exports, module.exports, requireOf(module, folder), module, file, folder);
  };
  process.once('exit', () => keep(folder, store, compiled));
}

/** The folder for a command's files; none when nothing is to be kept, or there is no place for it. */
function storeFor(env, command = '') {
  if (env.NODE_DISABLE_COMPILE_CACHE) return undefined;
  const name = /^[a-z]+$/.test(command) ? command : 'none';
  const version = `${process.version}-${process.arch}`;
  const caches = env.XDG_CACHE_HOME || (env.HOME && join(env.HOME, '.cache')) || homeCaches();
  return caches && join(caches, 'ludoteca', 'compiled', version, name);
}

function homeCaches() {
  try {
    return join(homedir(), '.cache');
  } catch {
    return undefined;
  }
}

function headOf(file) {
  const { mtimeMs, size } = fs.statSync(file);
  const head = Buffer.alloc(headLength);
  head.writeDoubleLE(mtimeMs, 0);
  head.writeDoubleLE(size, 8);
  return head;
}

/** What was kept under a head; nothing when it was of another source. */
function readKept(file, head) {
  try {
    const bytes = fs.readFileSync(file);
    return head.equals(bytes.subarray(0, headLength)) ? bytes.subarray(headLength) : undefined;
  } catch {
    return undefined;
  }
}

/** Files of the same folder are not looked for elsewhere. */
function requireOf(module, folder) {
  return (name) => {
    if (!name.startsWith('./')) return module.require(name);
    const file = join(folder, name);
    return Module._cache[file]?.exports ?? module.require(file);
  };
}

/** Writes what was compiled, each file whole or not at all: others may be reading. What is of no file any more goes. */
function keep(folder, store, compiled) {
  if (compiled.length === 0) return;
  try {
    fs.mkdirSync(store, { recursive: true, mode: 0o700 });
    for (const { script, kept, head } of compiled) {
      const unfinished = `${kept}.${process.pid}`;
      fs.writeFileSync(unfinished, Buffer.concat([head, script.createCachedData()]));
      fs.renameSync(unfinished, kept);
    }
    for (const name of fs.readdirSync(store))
      if (!fs.existsSync(join(folder, basename(name, '.bin')))) fs.rmSync(join(store, name));
  } catch {
    // It is only slower next time.
  }
}

module.exports = { keepCompiled };
