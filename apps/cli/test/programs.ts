/** Programs that play noughts and crosses: one that is good, and others that are not. */

/**
 * Speaks the engine protocol and plays the first free cell. Given a manner, it misbehaves when it is
 * asked for a move. The file named last is told its process, and that of a child it starts.
 */
export const program = `
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const [manner, file] = process.argv.slice(2);
const child = spawn('sleep', ['600'], { stdio: 'ignore' });
if (file) appendFileSync(file, process.pid + '\\n' + child.pid + '\\n');
const cells = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
let free = [...cells];
let limit;
const say = (text) => process.stdout.write(text + '\\n\\n');
createInterface({ input: process.stdin }).on('line', (line) => {
  const [command, , move] = line.split(' ');
  if (command === 'clear_board' || command === 'position') {
    free = [...cells];
    say('=');
  } else if (command === 'play') {
    free = free.filter((cell) => cell !== move);
    say('=');
  } else if (command === 'genmove') {
    if (manner === 'crash') throw new Error('out of ideas');
    if (manner === 'hang') return;
    if (manner === 'cheat') return say('= ' + cells.find((cell) => !free.includes(cell)));
    if (manner === 'babble') return process.stdout.write('thinking\\n');
    if (manner === 'flood') return process.stdout.write('= ' + 'x'.repeat(2000000));
    if (manner === 'refuse') return say('? not today');
    if (manner === 'limit') return say('? told ' + limit);
    if (manner === 'resign') return say('= resign');
    say('= ' + free.shift());
  } else if (command === 'time_limit') {
    limit = line;
    say('=');
  } else if (command === 'quit') {
    say('=');
    child.kill();
    process.exit();
  } else say('? unknown');
});
`;
