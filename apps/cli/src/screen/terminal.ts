/**
 * The whole screen of a terminal, with its keys and its mouse, by terminal-kit: what changed is drawn, and whatever
 * ends the process gives the terminal back as it was.
 */

import type { Terminal as KitTerminal, ScreenBuffer } from 'terminal-kit';
import type { Io, Out } from '../io.ts';
import type { Showing } from '../output/colour.ts';
import { harmless } from '../output/controls.ts';
import { whileUnfinished } from '../output/unfinished.ts';
import type { Canvas, Style } from './canvas.ts';

/** What a person does at a terminal. */
export type Done =
  | { readonly kind: 'key'; readonly key: string }
  | {
      readonly kind: 'press' | 'drag' | 'wheel';
      /** From the top left, from 0. */
      readonly x: number;
      readonly y: number;
      readonly button: 'left' | 'right' | 'up' | 'down';
    }
  | { readonly kind: 'resize' };

export interface Terminal {
  readonly width: number;
  readonly height: number;
  /** Shows a canvas, and the cursor at a place of it. */
  draw(canvas: Canvas, cursor?: { readonly x: number; readonly y: number }): void;
  close(): void;
}

/** One for each stream: each of them listens to its size for ever. */
const opened = new WeakMap<Out, KitTerminal>();

export async function openTerminal(
  { stdin, stdout, stderr, env }: Io,
  { hasColour }: Showing,
  hear: (done: Done) => void,
): Promise<Terminal> {
  const { default: kit } = await import('terminal-kit');
  const terminal =
    opened.get(stdout) ??
    kit.createTerminal({
      stdin,
      stdout,
      stderr,
      generic: env.TERM ?? 'xterm',
      appId: '',
      appName: '',
    });
  opened.set(stdout, terminal);

  const onKey = (key: string): void => {
    if (key === 'CTRL_Z') suspend();
    else hear({ kind: 'key', key });
  };
  const onMouse = (name: string, { x, y, right }: { x: number; y: number; right?: boolean }) => {
    const at = { x: x - 1, y: y - 1 };
    if (name === 'MOUSE_LEFT_BUTTON_PRESSED') hear({ kind: 'press', ...at, button: 'left' });
    else if (name === 'MOUSE_RIGHT_BUTTON_PRESSED') hear({ kind: 'press', ...at, button: 'right' });
    else if (name === 'MOUSE_DRAG') hear({ kind: 'drag', ...at, button: right ? 'right' : 'left' });
    else if (name === 'MOUSE_WHEEL_UP') hear({ kind: 'wheel', ...at, button: 'up' });
    else if (name === 'MOUSE_WHEEL_DOWN') hear({ kind: 'wheel', ...at, button: 'down' });
  };
  let buffer: ScreenBuffer | undefined;
  const onResize = (): void => {
    buffer = undefined;
    hear({ kind: 'resize' });
  };
  const onContinue = (): void => {
    enter();
    onResize();
  };
  const enter = (): void => {
    terminal.fullscreen(true);
    terminal.grabInput({ mouse: 'drag' });
    terminal.hideCursor();
  };
  const giveBack = (): void => {
    terminal.styleReset();
    terminal.grabInput(false);
    terminal.mouseSGR(false);
    terminal.hideCursor(false);
    terminal.fullscreen(false);
  };
  /** Ctrl-Z: the shell has the terminal until it is told to go on. */
  const suspend = (): void => {
    giveBack();
    process.kill(process.pid, 'SIGSTOP');
  };
  enter();
  terminal.on('key', onKey);
  terminal.on('mouse', onMouse);
  terminal.on('resize', onResize);
  process.on('SIGCONT', onContinue);
  const finished = whileUnfinished(giveBack);

  return {
    get width() {
      return terminal.width;
    },
    get height() {
      return terminal.height;
    },
    draw(canvas, cursor) {
      const isNew = buffer === undefined;
      buffer ??= new kit.ScreenBuffer({
        dst: terminal,
        width: canvas.width,
        height: canvas.height,
      });
      for (let y = 0; y < canvas.height; y++) {
        for (const { x, text, style } of runsOf(canvas, y)) {
          const attr = attrOf(style, hasColour);
          buffer.put({ x, y, attr, wrap: false, dx: 1, dy: 0 }, '%s', harmless(text));
        }
      }
      buffer.draw({ delta: !isNew });
      terminal.hideCursor(cursor === undefined);
      if (cursor !== undefined) terminal.moveTo(cursor.x + 1, cursor.y + 1);
    },
    close() {
      finished();
      terminal.off('key', onKey);
      terminal.off('mouse', onMouse);
      terminal.off('resize', onResize);
      process.off('SIGCONT', onContinue);
      giveBack();
    },
  };
}

/** The stretches of a line that have one style. */
function runsOf(canvas: Canvas, y: number) {
  const runs: { x: number; text: string; style: Style }[] = [];
  for (let x = 0; x < canvas.width; x++) {
    const { sign, style } = canvas.at(x, y);
    const last = runs.at(-1);
    if (last !== undefined && last.style === style) last.text += sign;
    else runs.push({ x, text: sign, style });
  }
  return runs;
}

function attrOf(style: Style, hasColour: boolean) {
  const { hue, ground, isBold, isDim, isUnderlined, isInverse } = style;
  return {
    color: hasColour && hue !== undefined ? hue : 'default',
    bgColor: hasColour && ground !== undefined ? ground : 'default',
    bold: isBold === true,
    dim: isDim === true,
    underline: isUnderlined === true,
    inverse: isInverse === true,
  };
}
