/**
 * Printing the page: one clean board in black on white, whatever is on the screen, with its name and
 * what belongs to it. It is laid out when the browser is about to print, and taken away after.
 */

import { type Drawing, inInk, themes } from 'ludoteca/drawing';
import { sayTurn } from 'ludoteca/game';
import { paperPhrases } from 'ludoteca/paper';
import { creditsToJson, sayCredits } from 'ludoteca/puzzle';
import { type AnyDocument, kindOf } from 'ludoteca/reading';
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Picture } from '../board/index.ts';
import { language, say } from '../language/index.ts';

export interface Printed {
  /** What its short code tells. */
  readonly document: AnyDocument;
  readonly drawing: Drawing;
  /** What is known of it besides its name: its level, its size. */
  readonly facts: readonly string[];
}

/** What a sheet has room for, in millimetres, on A4 and on Letter alike. */
const room = { width: 184, height: 196 };
/** A board never grows beyond this, so that a small one does not fill a page. */
const largestCell = 22;

/** A longer code is of no use to whoever would have to type it. */
const longestCode = 200;

/** The part of the page that asks is what is printed, as long as it is there. */
export function usePrinting(printed: () => Printed): void {
  // What is printed is asked for when it is needed, and is then as it stands.
  const newest = useRef(printed);
  newest.current = printed;
  useEffect(() => {
    let paper: HTMLElement | undefined;
    const lay = () => {
      if (paper !== undefined) return;
      paper = document.body.appendChild(document.createElement('div'));
      paper.className = 'paper';
      for (const [role, colour] of Object.entries(themes.ink)) {
        paper.style.setProperty(`--${role}`, colour);
      }
      document.documentElement.classList.add('on-paper');
      render(<PrintedPage {...newest.current()} />, paper);
    };
    const clear = () => {
      if (paper === undefined) return;
      render(null, paper);
      paper.remove();
      paper = undefined;
      document.documentElement.classList.remove('on-paper');
    };
    // Some browsers tell of printing in one way only.
    const media = matchMedia('print');
    const turn = () => (media.matches ? lay() : clear());
    addEventListener('beforeprint', lay);
    addEventListener('afterprint', clear);
    media.addEventListener('change', turn);
    return () => {
      removeEventListener('beforeprint', lay);
      removeEventListener('afterprint', clear);
      media.removeEventListener('change', turn);
      clear();
    };
  }, []);
}

function PrintedPage({ document: shown, drawing, facts }: Printed) {
  const kind = kindOf(shown);
  const credits = shown.kind === 'puzzle' ? shown.credits : {};
  const { width, height } = drawing;
  const tall = room.height - heightOf(credits.rules ?? '');
  const cell = Math.min(largestCell, room.width / width, tall / height);
  const blank = (key: 'name' | 'date') => (
    <span class={`paper-${key}`}>{paperPhrases.say(key, {}, language.value)}</span>
  );
  const turn = turnOf(shown);
  const code = shown.code(creditsToJson(credits));
  return (
    <>
      <header>
        <h1>{say(kind.name)}</h1>
        {shown.kind === 'puzzle' && (
          <p>
            {blank('name')}
            {blank('date')}
          </p>
        )}
      </header>
      <p class="paper-facts">
        {[sayCredits(credits, language.value), ...facts, turn].filter(Boolean).join(' · ')}
      </p>
      <p class="paper-summary">{say(kind.summary)}</p>
      {credits.rules !== undefined && <p class="paper-own-rules">{credits.rules}</p>}
      <div class="paper-board" style={{ width: `${width * cell}mm` }}>
        <Picture drawing={inInk(drawing)} label={say(kind.name)} />
      </div>
      <footer>
        <span>{code.length > longestCode ? '' : code}</span>
        <span>ludoteca</span>
      </footer>
    </>
  );
}

/** About how high rules of a puzzle's own are on paper, in millimetres: lines of so many characters. */
function heightOf(rules: string): number {
  if (rules === '') return 0;
  const lines = rules.split('\n').map((line) => Math.max(1, Math.ceil(line.length / 80)));
  return Math.min(90, 4 + 5 * lines.reduce((sum, each) => sum + each, 0));
}

/** Whose turn it is in a game that is not over. */
function turnOf(shown: AnyDocument): string | undefined {
  if (shown.kind !== 'game') return undefined;
  const { game, match } = shown;
  if (match.outcome !== undefined) return undefined;
  return sayTurn(game, match.state, language.value, true);
}
