/** Servers as processes of their own, which can be killed at any moment. */

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface ServerProcess {
  readonly address: string;
  /** Settled when it has said so. */
  readonly online: Promise<void>;
  readonly pid: number;
  readonly isAlive: boolean;
  /** Ends it and waits until it is gone; tells its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  readonly errors: string;
}

/** Starts a server; settled as soon as it listens. */
export function startServer(
  env: Readonly<Record<string, string>>,
  port = 0,
): Promise<ServerProcess> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, [program, String(port)], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
    let sayOnline = () => {};
    const online = new Promise<void>((done, fail) => {
      sayOnline = done;
      gone.then((code) => fail(new Error(`it ended with ${code}: ${errors}`)));
    });
    online.catch(() => {});
    child.stderr?.on('data', (text) => {
      errors += String(text);
    });
    child.stdout?.on('data', (text) => {
      output += String(text);
      const [address] = output.split('\n');
      if (output.includes('\n')) {
        resolve({
          address,
          online,
          pid: child.pid ?? 0,
          get isAlive() {
            return child.exitCode === null && child.signalCode === null;
          },
          end(signal) {
            child.kill(signal);
            return gone;
          },
          get errors() {
            return errors;
          },
        });
      }
      if (output.includes('online\n')) sayOnline();
    });
    gone.then((code) => reject(new Error(`it ended with ${code}: ${errors}`)));
  });
}
