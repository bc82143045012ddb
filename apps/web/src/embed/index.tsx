/**
 * `<ludoteca-board>`: any puzzle, position or game on anybody's page, to be played there. One tag and no framework;
 * all of it lies in a shadow root, and it keeps nothing.
 */

import type { JsonObject } from 'ludoteca/document';
import type { Match } from 'ludoteca/game';
import { type Language, languages } from 'ludoteca/kernel';
import type { Sheet } from 'ludoteca/puzzle';
import { render, type VNode } from 'preact';
import { EmbeddedMatch } from './embedded-match.tsx';
import { EmbeddedPuzzle } from './embedded-puzzle.tsx';
import { type Shown, whatToShow } from './what-to-show.ts';
import { embedPhrases } from './words.ts';

const styles = import.meta.glob(['./embed.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});
const sheet = new CSSStyleSheet();
sheet.replaceSync(Object.values(styles).join('\n'));

/** What a board tells its page, besides its value. */
type Told = {
  readonly value: JsonObject;
  readonly solved?: true;
  readonly winner?: string | number;
};

export class LudotecaBoard extends HTMLElement {
  static readonly observedAttributes = [
    ...['src', 'code', 'game', 'options', 'seed', 'bot', 'lang', 'theme', 'readonly'],
  ];
  readonly #root = this.attachShadow({ mode: 'open' });
  #shown: Shown | undefined;
  #value: JsonObject | undefined;
  #text: string | undefined;
  #loading = new AbortController();
  /** Grows with each document, so that a new one begins anew. */
  #number = 0;
  #isLate = false;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
  }

  connectedCallback(): void {
    this.#later();
  }

  disconnectedCallback(): void {
    this.#loading.abort();
    render(null, this.#root);
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    const isLook = ['lang', 'theme', 'readonly', 'bot'].includes(name);
    if (isLook && this.#shown !== undefined) this.#show();
    else if (!isLook) this.#later();
  }

  /** The document as it stands, as JSON; absent while there is none. */
  get value(): JsonObject | undefined {
    return this.#value;
  }

  /** Shows another document, in any format. */
  load(text: string): void {
    this.#text = text;
    this.#later();
  }

  /** Once for all attributes that change together, and after what stands inside the tag was read. */
  #later(): void {
    if (this.#isLate) return;
    this.#isLate = true;
    queueMicrotask(() => {
      this.#isLate = false;
      if (this.isConnected) void this.#load();
    });
  }

  async #load(): Promise<void> {
    this.#loading.abort();
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    const attribute = (name: string) => this.getAttribute(name) ?? undefined;
    this.#say(embedPhrases.phrases.loading[this.#language]);
    try {
      const src = attribute('src');
      const fetched = src === undefined ? undefined : await this.#fetched(src, signal);
      if (signal.aborted) return;
      const text = this.#text ?? attribute('code') ?? fetched ?? this.textContent ?? '';
      const wanted = {
        text,
        game: attribute('game'),
        options: attribute('options'),
        seed: attribute('seed'),
      };
      const found = await whatToShow(wanted, signal, () =>
        this.#say(embedPhrases.phrases.making[this.#language]),
      );
      if (signal.aborted) return;
      if (!found.ok) {
        this.#say(found.error(this.#language), true);
        return;
      }
      this.#shown = found.value;
      this.#number++;
      const { value } = found;
      this.#value = value.kind === 'puzzle' ? value.document.toJson() : value.match.toJson();
      this.#show();
    } catch (fault) {
      if (!signal.aborted) this.#say(fault instanceof Error ? fault.message : String(fault), true);
    }
  }

  async #fetched(src: string, signal: AbortSignal): Promise<string> {
    const answer = await fetch(new URL(src, this.ownerDocument.baseURI), { signal }).catch(
      () => undefined,
    );
    if (answer?.ok) return answer.text();
    throw new Error(embedPhrases.say('not-fetched', { src }, this.#language));
  }

  /** As the tag says, or what is around it, or the page. */
  get #language(): Language {
    const said = this.closest('[lang]')?.getAttribute('lang') ?? '';
    return languages.find((one) => said.toLowerCase().startsWith(one)) ?? 'en';
  }

  #say(text: string, isFault = false): void {
    this.#mount(
      <div class="frame">
        <p class={isFault ? 'message fault' : 'message'} role={isFault ? 'alert' : 'status'}>
          {text}
        </p>
      </div>,
    );
  }

  #show(): void {
    const shown = this.#shown;
    if (shown === undefined) return;
    const common = {
      key: this.#number,
      language: this.#language,
      isLocked: this.hasAttribute('readonly'),
      theme: this.getAttribute('theme') ?? '',
    };
    const level = this.getAttribute('bot');
    this.#mount(
      shown.kind === 'puzzle' ? (
        <EmbeddedPuzzle
          {...common}
          document={shown.document}
          onChange={(to) => this.#solving(to)}
        />
      ) : (
        <EmbeddedMatch
          {...common}
          game={shown.game}
          match={shown.match}
          bot={level === null ? undefined : Number(level)}
          onChange={(to) => this.#playing(to)}
        />
      ),
    );
  }

  #mount(node: VNode): void {
    render(node, this.#root);
  }

  #solving(to: Sheet): void {
    this.#tell({ value: to.keptJson(), ...(to.isSolved && { solved: true }) }, to.isSolved);
  }

  #playing(to: Match): void {
    const winner = to.outcome?.winner;
    const told = {
      value: to.toJson(),
      ...(winner !== undefined && { winner: to.sides[winner].id }),
    };
    this.#tell(told, to.outcome !== undefined);
  }

  #tell(detail: Told, isOver: boolean): void {
    this.#value = detail.value;
    const event = (name: string) =>
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    event('ludoteca-change');
    if (isOver) event('ludoteca-end');
  }
}

if (customElements.get('ludoteca-board') === undefined) {
  customElements.define('ludoteca-board', LudotecaBoard);
}
