/**
 * The prompter on the whole screen: keys and the mouse become the lines that a person would type, so that a game is
 * played by the same words in both ways, and what is said stands beside the board.
 */

import { type Cell, cellName, type Language } from 'ludoteca';
import type { Context } from '../context.ts';
import { palette } from '../output/palette.ts';
import type { Progress } from '../output/progress.ts';
import { screenWords } from '../phrases/screen.ts';
import { type Composed, compose, fitsPanel, type Message } from '../screen/compose.ts';
import type { Meaning, Scene } from '../screen/scene.ts';
import { type Done, openTerminal, type Terminal } from '../screen/terminal.ts';
import type { Heard, Prompter } from './prompter.ts';

export interface ScreenPrompter extends Prompter {
  /** Puts a scene on the screen. */
  stage(scene: Scene): void;
  /** The context for whoever plays here: what is told comes onto the screen. */
  readonly context: Context;
}

export async function openScreen(outer: Context): Promise<ScreenPrompter> {
  const { io, language } = outer;
  let scene: Scene | undefined;
  let at: Cell | undefined;
  let messages: Message[] = [];
  let prompt = '';
  let progress: string | undefined;
  let typed: string | undefined;
  let page: { readonly text: string; readonly from: number } | undefined;
  let composed: Composed | undefined;
  let hear: ((heard: Heard) => void) | undefined;
  const waiting: Heard[] = [];
  let begun = performance.now();
  /** When the scene was over: its clock stands then. */
  let ended: number | undefined;
  let interrupt: (word: 'interrupted') => void = () => {};
  const interrupted = new Promise<'interrupted'>((resolve) => {
    interrupt = resolve;
  });

  const tell = (heard: Heard): void => {
    if (hear === undefined) {
      waiting.push(heard);
      return;
    }
    // Taken away first: who listens may go on listening.
    const listener = hear;
    hear = undefined;
    listener(heard);
  };
  const size = () => ({ width: terminal.width, height: terminal.height });
  let isDrawn = false;
  const draw = (): void => {
    if (scene === undefined || isDrawn) return;
    isDrawn = true;
    // Whatever changes in one turn of the loop is drawn once.
    setImmediate(() => {
      isDrawn = false;
      if (scene === undefined || isClosed) return;
      ended = scene.isOver() ? (ended ?? performance.now()) : undefined;
      const state = {
        at,
        messages,
        prompt: progress ?? prompt,
        clock: clockText((ended ?? performance.now()) - begun),
        ...(typed !== undefined && { typed }),
        ...(page !== undefined && { page }),
      };
      composed = compose(scene, state, size(), outer.palette, language);
      terminal.draw(composed.canvas, composed.cursor);
    });
  };
  const say = (text: string): void => {
    const trimmed = text.replace(/^\n+|\n+$/g, '');
    if (trimmed !== '') messages = [...messages, { text: trimmed, isOld: false }];
    const fresh = messages.filter(({ isOld }) => !isOld).map((each) => each.text);
    if (scene !== undefined && !fitsPanel(scene, fresh, size())) {
      page = { text: fresh.join('\n\n'), from: 0 };
    }
    draw();
  };
  const age = (): void => {
    // What was told before the last answer has been read.
    messages = messages.filter(({ isOld }) => !isOld).map(({ text }) => ({ text, isOld: true }));
  };
  const follow = (meaning: Meaning | undefined): void => {
    switch (meaning?.kind) {
      case undefined:
        return;
      case 'line':
        age();
        tell({ kind: 'line', text: meaning.line });
        return;
      case 'begin':
        typed = meaning.line;
        return;
      case 'say':
        age();
        say(meaning.text);
        return;
      case 'done':
        return;
    }
  };
  const onKey = (key: string): void => {
    if (key === 'CTRL_C') {
      interrupt('interrupted');
      tell({ kind: 'interrupted' });
    } else if (key === 'CTRL_L') onDone({ kind: 'resize' });
    else if (page !== undefined)
      page = turned(page, key, terminal.height - 3, composed?.below ?? 0);
    else if (typed !== undefined) onTyping(key);
    else if (scene !== undefined) {
      const step = steps[key];
      if (step !== undefined) at = moved(composed, at, step);
      else if (key === ':') typed = '';
      else if (key === '?') page = { text: helpText(scene, language), from: 0 };
      else follow(scene.key(key, at));
    }
  };
  const onTyping = (key: string): void => {
    if (key === 'ENTER' || key === 'KP_ENTER') {
      const text = typed ?? '';
      typed = undefined;
      if (text.trim() !== '') follow({ kind: 'line', line: text });
    } else if (key === 'ESCAPE') typed = undefined;
    else if (key === 'BACKSPACE') typed = typed === '' ? undefined : typed?.slice(0, -1);
    else if ([...key].length === 1) typed += key;
  };
  const onDone = (done: Done): void => {
    if (done.kind === 'key') onKey(done.key);
    else if (done.kind !== 'resize' && page === undefined && typed === undefined) {
      const spot = composed?.window.spotAt(done.x - composed.left, done.y - composed.top);
      if (done.kind === 'wheel')
        at = moved(composed, at, done.button === 'up' ? steps.UP : steps.DOWN);
      else if (spot !== undefined && (done.button === 'left' || done.button === 'right')) {
        const isElsewhere = at === undefined || cellName(at) !== cellName(spot.cell);
        at = spot.cell;
        if (done.kind === 'press' || isElsewhere) {
          follow(scene?.press(spot.cell, done.button, done.kind === 'drag'));
        }
      }
    }
    draw();
  };
  let isClosed = false;
  const terminal: Terminal = await openTerminal(io, outer.palette, onDone);
  const ticking = setInterval(draw, 1000);
  const context: Context = {
    ...outer,
    palette: palette({ hasColour: false, hasUnicode: outer.palette.hasUnicode }),
    progress: screenProgress((words) => {
      progress = words;
      draw();
    }),
    async print(text) {
      say(text);
    },
    complain: (notice) => say(outer.say(notice)),
    remark: (notice) => say(outer.say(notice)),
  };
  return {
    context,
    interrupted,
    isTerminal: true,
    isScreen: true,
    stage(next) {
      scene = next;
      at = next.start();
      begun = performance.now();
      ended = undefined;
      draw();
    },
    async say(text) {
      say(text);
    },
    async show() {
      draw();
    },
    ask(words, wait) {
      prompt = words.replace(/> $/, '');
      draw();
      const heard = waiting.shift();
      if (heard !== undefined) return Promise.resolve(heard);
      return new Promise((resolve) => {
        const timer =
          wait === undefined ? undefined : setTimeout(() => tell({ kind: 'nothing' }), wait);
        hear = (found) => {
          clearTimeout(timer);
          resolve(found);
        };
      });
    },
    close() {
      isClosed = true;
      clearInterval(ticking);
      terminal.close();
      // What was told last is to be read also when the board is gone.
      const last = messages.filter(({ isOld }) => !isOld).map(({ text }) => text);
      if (last.length > 0) io.stdout.write(`${last.join('\n')}\n`);
    },
  };
}

const steps: Readonly<Record<string, { readonly down: number; readonly right: number }>> = {
  UP: { down: -1, right: 0 },
  DOWN: { down: 1, right: 0 },
  LEFT: { down: 0, right: -1 },
  RIGHT: { down: 0, right: 1 },
  HOME: { down: 0, right: -Infinity },
  END: { down: 0, right: Infinity },
  PAGE_UP: { down: -Infinity, right: 0 },
  PAGE_DOWN: { down: Infinity, right: 0 },
};

/** The next cell in a direction, over what is no cell; the last one for a step without end. */
function moved(
  composed: Composed | undefined,
  at: Cell | undefined,
  { down, right }: { readonly down: number; readonly right: number },
): Cell | undefined {
  if (composed === undefined || at === undefined) return at;
  const along = [...composed.board.spots.values()]
    .map(({ cell }) => cell)
    .filter(({ row, col }) => (down === 0 ? row === at.row : col === at.col))
    .sort((one, other) => one.row - other.row || one.col - other.col);
  const here = along.findIndex(({ row, col }) => row === at.row && col === at.col);
  const next = Math.max(0, Math.min(along.length - 1, here + (down || right)));
  return along[next] ?? at;
}

function turned(
  page: { readonly text: string; readonly from: number },
  key: string,
  room: number,
  below: number,
) {
  const to = (from: number) => ({ ...page, from: Math.max(0, from) });
  switch (key) {
    case 'DOWN':
      return below > 0 ? to(page.from + 1) : page;
    case 'UP':
      return to(page.from - 1);
    case 'PAGE_UP':
      return to(page.from - room);
    case 'PAGE_DOWN':
    case ' ':
      return below > 0 ? to(page.from + Math.min(room, below)) : undefined;
    default:
      return undefined;
  }
}

function helpText(scene: Scene, language: Language): string {
  const rows = [...scene.keys(), { key: ':', help: screenWords.say('type', {}, language) }];
  const width = Math.max(...rows.map(({ key }) => key.length)) + 3;
  const list = rows.map(({ key, help }) => `  ${key.padEnd(width)}${help}`);
  const title = screenWords.say('help-title', {}, language);
  return `${title}\n\n${list.join('\n')}\n\n${screenWords.say('help-mouse', {}, language)}`;
}

/** Progress as a line of the screen. */
function screenProgress(show: (words: string | undefined) => void): Progress {
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearInterval(timer);
    timer = undefined;
    show(undefined);
  };
  return {
    begin(words) {
      clearInterval(timer);
      const start = performance.now();
      timer = setInterval(() => show(words(Math.floor((performance.now() - start) / 1000))), 200);
    },
    clear() {},
    end,
  };
}

/** Minutes and seconds, and hours when there are any. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const start = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${start}:${two(seconds % 60)}`;
}
