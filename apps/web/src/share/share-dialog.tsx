/** Sharing a document: a link, text to copy, a file to save, a picture, a sheet of paper. */

import { type JsonObject, linkTo } from 'ludoteca/document';
import { ok } from 'ludoteca/kernel';
import type { PuzzleDocument } from 'ludoteca/puzzle';
import { type AnyDocument, kindOf } from 'ludoteca/reading';
import { phrasebooksOf } from 'ludoteca/words';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { tell, wordsOf } from '../language/index.ts';
import { announce, Button, Dialog, late, Segmented } from '../parts/index.ts';
import type { About } from '../storage/index.ts';
import { saveFile } from './save-file.ts';

const words = wordsOf('share', {
  title: { en: 'Share, copy or save', pt: 'Partilhar, copiar ou guardar' },
  how: { en: 'How', pt: 'Como' },
  result: { en: 'My time', pt: 'O meu tempo' },
  words: { en: 'Link and text', pt: 'Ligação e texto' },
  picture: { en: 'Picture and paper', pt: 'Imagem e papel' },
  link: { en: 'Link', pt: 'Ligação' },
  what: { en: 'What', pt: 'O quê' },
  solvers: { en: 'For solvers', pt: 'Para quem resolve' },
  editors: { en: 'For editors', pt: 'Para quem edita' },
  'in-editors': {
    en: 'In the link: the draft with its solution, title, author and rules. Whoever opens it goes on with a copy in the studio. Nothing goes through a server.',
    pt: 'Na ligação: o rascunho com a solução, o título, o autor e as regras. Quem a abrir continua numa cópia. Nada passa por um servidor.',
  },
  clean: { en: 'The puzzle', pt: 'O problema' },
  state: { en: 'With my entries', pt: 'Com o que preenchi' },
  'in-clean': {
    en: 'In the link: the puzzle as it was at the start. No entries, no solution. Nothing goes through a server.',
    pt: 'Na ligação: o problema como estava no início. Sem nada preenchido e sem solução. Nada passa por um servidor.',
  },
  'in-state': {
    en: 'In the link: the puzzle with your {entries} {entries|entry|entries} and {marks} pencilled {marks|cell|cells}. Nothing goes through a server.',
    pt: 'Na ligação: o problema com {entries} {entries|casa preenchida|casas preenchidas} e {marks} {marks|casa|casas} a lápis. Nada passa por um servidor.',
  },
  'in-solved': {
    en: 'In the link: the puzzle with all your entries. It gives the solution away. Nothing goes through a server.',
    pt: 'Na ligação: o problema todo preenchido. Mostra a solução a quem a abrir. Nada passa por um servidor.',
  },
  'link-help-game': {
    en: 'Whoever opens it gets the game with its moves so far, and can go on with it. Nothing goes through a server.',
    pt: 'Quem a abrir recebe a partida com as jogadas feitas, e pode continuá-la. Nada passa por um servidor.',
  },
  'link-help-variations': {
    en: 'Whoever opens it gets the game with its moves so far and your variations, with their names and comments, and can go on with it. Nothing goes through a server.',
    pt: 'Quem a abrir recebe a partida com as jogadas feitas e as tuas variantes, com os nomes e comentários, e pode continuá-la. Nada passa por um servidor.',
  },
  'in-problem': {
    en: 'In the link: the position and what is asked. No answer. Nothing goes through a server.',
    pt: 'Na ligação: a posição e o que se pede. Sem a resposta. Nada passa por um servidor.',
  },
  'in-answered': {
    en: 'In the link: the position and what is asked. The text below tells the answer too. Nothing goes through a server.',
    pt: 'Na ligação: a posição e o que se pede. O texto abaixo diz também a resposta. Nada passa por um servidor.',
  },
  question: { en: 'The problem', pt: 'O problema' },
  answered: { en: 'With the answer', pt: 'Com a resposta' },
  game: { en: 'The whole game', pt: 'A partida toda' },
  moment: { en: 'Up to here', pt: 'Até aqui' },
  copy: { en: 'Copy', pt: 'Copiar' },
  send: { en: 'Send', pt: 'Enviar' },
  save: { en: 'Save', pt: 'Guardar' },
  copied: { en: 'Copied', pt: 'Copiado' },
  refused: { en: 'The browser did not allow copying.', pt: 'O navegador não deixou copiar.' },
  format: { en: 'As text', pt: 'Como texto' },
});

/** The parts that make pictures. */
const PicturePart = late(async () => (await import('./picture-part.tsx')).PicturePart);
const ResultPart = late(async () => (await import('./result-part.tsx')).ResultPart);

interface ShareDialogProps {
  /** What is shared. */
  readonly document: AnyDocument;
  /** Of a game that is looked through: what is on the board, a moment of it or moves that are tried out. */
  readonly moment?: AnyDocument;
  /** Of a problem of a game that was solved: the same with its answer. */
  readonly answered?: AnyDocument;
  /** A draft for those who go on with it, its target as entries; absent where there is none. */
  readonly editors?: PuzzleDocument;
  /** What is known of the play, where it solved the puzzle: its time may be told. */
  readonly solved?: About | undefined;
  readonly onClose: () => void;
}

export function ShareDialog(props: ShareDialogProps) {
  const { document: newest, moment, answered, editors, solved, onClose } = props;
  const [part, setPart] = useState<'result' | 'words' | 'picture'>(
    solved === undefined ? 'words' : 'result',
  );
  const [isClean, setClean] = useState(true);
  const [isForEditors, setForEditors] = useState(false);
  const [isMoment, setMoment] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  // The page may be drawn anew while nothing of the document has changed.
  const document = useMemo(() => newest, [JSON.stringify(newest.toJson())]);
  const filled = document.kind === 'puzzle' ? filledOf(document) : undefined;
  const hasChoice = filled !== undefined && filled.entries + filled.marks > 0;
  // A picture is drawn of what is seen; words and links are of the puzzle unless more is asked for.
  const shared = useMemo(
    () => (document.kind === 'puzzle' && isClean ? document.clean() : document),
    [document, isClean],
  );
  return (
    <Dialog title={words('title')} onClose={onClose} isBroad>
      <Segmented
        label={words('how')}
        isWide
        value={part}
        choices={[
          ...(solved === undefined ? [] : [{ value: 'result', text: words('result') } as const]),
          { value: 'words', text: words('words') },
          { value: 'picture', text: words('picture') },
        ]}
        onChoose={setPart}
      />
      {answered && (
        <Segmented
          label={words('what')}
          isWide
          value={isAnswered ? 'answered' : 'question'}
          choices={[
            { value: 'question', text: words('question') },
            { value: 'answered', text: words('answered') },
          ]}
          onChoose={(chosen) => setAnswered(chosen === 'answered')}
        />
      )}
      {part === 'result' && solved && document.kind === 'puzzle' ? (
        <ResultPart clean={document.clean()} about={solved} />
      ) : part === 'words' ? (
        <>
          {hasChoice && (
            <Segmented
              label={words('what')}
              isWide
              value={isClean ? 'clean' : 'state'}
              choices={[
                { value: 'clean', text: words('clean') },
                { value: 'state', text: words('state') },
              ]}
              onChoose={(chosen) => setClean(chosen === 'clean')}
            />
          )}
          {editors && (
            <Segmented
              label={words('what')}
              isWide
              value={isForEditors ? 'editors' : 'solvers'}
              choices={[
                { value: 'solvers', text: words('solvers') },
                { value: 'editors', text: words('editors') },
              ]}
              onChoose={(chosen) => setForEditors(chosen === 'editors')}
            />
          )}
          {moment && (
            <Segmented
              label={words('what')}
              isWide
              value={isMoment ? 'moment' : 'game'}
              choices={[
                { value: 'game', text: words('game') },
                { value: 'moment', text: words('moment') },
              ]}
              onChoose={(chosen) => setMoment(chosen === 'moment')}
            />
          )}
          {moment && isMoment ? (
            <WordsPart shared={moment} contents={words('link-help-game')} />
          ) : answered && isAnswered ? (
            <WordsPart shared={answered} contents={words('in-answered')} />
          ) : editors && isForEditors ? (
            <WordsPart shared={editors} contents={words('in-editors')} isForEditors />
          ) : (
            <WordsPart
              shared={shared}
              contents={contentsOf(shared, isClean ? undefined : filled)}
            />
          )}
        </>
      ) : (
        <PicturePart shared={(isAnswered ? answered : undefined) ?? moment ?? document} />
      )}
    </Dialog>
  );
}

interface Filled {
  readonly entries: number;
  readonly marks: number;
  readonly isSolved: boolean;
}

/** How much of a puzzle the player has filled. */
function filledOf({ puzzle, clues, grid, marks }: PuzzleDocument): Filled {
  const now = grid ?? puzzle.empty(clues);
  const entries = puzzle.cells(clues).filter((cell) => puzzle.read(clues, now, cell) !== undefined);
  const isSolved = puzzle.isComplete(clues, now) && puzzle.verify(clues, now).length === 0;
  return { entries: entries.length, marks: marks.length, isSolved };
}

/** What is in a link, before it is copied. */
function contentsOf(shared: AnyDocument, filled: Filled | undefined): string {
  if (shared.kind === 'game') {
    if (shared.problem !== undefined) return words('in-problem');
    const hasVariations = shared.toJson().variations !== undefined;
    return words(hasVariations ? 'link-help-variations' : 'link-help-game');
  }
  if (filled === undefined) return words('in-clean');
  return filled.isSolved ? words('in-solved') : words('in-state', filled);
}

interface WordsPartProps {
  readonly shared: AnyDocument;
  /** What is in the link. */
  readonly contents: string;
  /** True when the link leads to the studio. */
  readonly isForEditors?: boolean;
}

function WordsPart({ shared, contents, isForEditors }: WordsPartProps) {
  const plain = kindOf(shared);
  const [kind, setKind] = useState(plain);
  useEffect(() => {
    // The formats of other programs need codecs, which nothing else does.
    import('ludoteca/interchange').then(({ withInterchange }) =>
      setKind(withInterchange([plain])[0]),
    );
  }, [plain]);
  const [format, setFormat] = useState('json');
  const [said, setSaid] = useState('');
  const base = `${location.origin}${location.pathname}`;
  const notes = shared.kind === 'puzzle' ? shared.notes() : {};
  const code = shared.code(notes);
  const link = isForEditors ? `${base}${addressOf.edit(code)}` : linkTo(base, code);
  const written =
    format === 'json' && shared.kind === 'puzzle'
      ? ok(`${JSON.stringify(withoutSolution(shared.toJson(notes)))}\n`)
      : shared.write(format, kind.formats);
  const text = written.ok ? written.value : '';

  const tellIt = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const copy = (what: string) => {
    navigator.clipboard.writeText(what).then(
      () => tellIt(words('copied')),
      () => tellIt(words('refused')),
    );
  };
  return (
    <>
      <div class="field">
        <label for="share-link">{words('link')}</label>
        <input
          id="share-link"
          type="text"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <small>{contents}</small>
      </div>
      <div class="row">
        {navigator.share !== undefined && (
          <Button icon="share" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            {words('send')}
          </Button>
        )}
        <Button kind="primary" icon="copy" onClick={() => copy(link)}>
          {words('copy')}
        </Button>
      </div>
      <div class="field">
        <label for="share-format">{words('format')}</label>
        <select
          id="share-format"
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value)}
        >
          {['json', ...kind.formats.map(({ name }) => name)].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        {written.ok ? (
          <textarea readOnly rows={8} value={text} aria-label={words('format')} />
        ) : (
          <p class="fault" role="alert">
            {tell(phrasebooksOf(kind), written.error)}
          </p>
        )}
      </div>
      <div class="row">
        <Button icon="copy" isDisabled={!written.ok} onClick={() => copy(text)}>
          {words('copy')}
        </Button>
        <Button
          icon="download"
          isDisabled={!written.ok}
          onClick={() => saveFile(`${kind.id}.${format === 'json' ? 'json' : 'txt'}`, text)}
        >
          {words('save')}
        </Button>
      </div>
      <p class="quiet" role="status">
        {said}
      </p>
    </>
  );
}

/** What is shared never tells the author's solution. */
function withoutSolution({ solution: _, ...rest }: JsonObject): JsonObject {
  return rest;
}
