/** Beside the draft: how many solutions it has, what can be set where the setter is, and what to do with it. */

import type { Cell } from 'ludoteca/kernel';
import { type AnyPuzzleBoard, type EdgeMark, puzzleDocument, sayFact } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { begin } from '../kept/index.ts';
import { language, say, tell, wordsOf } from '../language/index.ts';
import { LatePicturePanel } from '../own-picture/late-panel.tsx';
import { Button, Chips, Dialog, Segmented, Tool } from '../parts/index.ts';
import type { Draft, Judgement } from './draft.ts';

const words = wordsOf('setter-panel', {
  thinking: { en: 'Counting solutions …', pt: 'A contar soluções …' },
  none: { en: 'No solution', pt: 'Nenhuma solução' },
  one: { en: 'Exactly one solution', pt: 'Exatamente uma solução' },
  several: { en: 'More than one solution', pt: 'Mais do que uma solução' },
  unknown: { en: 'Not decided in time', pt: 'Não decidido a tempo' },
  contradictory: { en: 'The clues contradict each other', pt: 'As pistas contradizem-se' },
  differ: {
    en: 'Two were found; they differ in {count} {count|cell|cells}, marked on the board: in one, {one}; in the other, {other}.',
    pt: 'Encontraram-se duas; diferem em {count} {count|casa, marcada|casas, marcadas} no tabuleiro: numa, {one}; na outra, {other}.',
  },
  right: { en: 'Edge to the right', pt: 'Aresta à direita' },
  down: { en: 'Edge below', pt: 'Aresta em baixo' },
  size: { en: 'New draft', pt: 'Novo rascunho' },
  which: { en: 'Size', pt: 'Tamanho' },
  cut: { en: 'Cut my picture', pt: 'Cortar a minha imagem' },
  picture: { en: 'My picture', pt: 'Imagem' },
  take: { en: 'Put it on the board', pt: 'Pôr no tabuleiro' },
  play: { en: 'Play it', pt: 'Jogar' },
  share: { en: 'Share', pt: 'Partilhar' },
  undo: { en: 'Undo', pt: 'Anular' },
  redo: { en: 'Redo', pt: 'Refazer' },
  clear: { en: 'Erase', pt: 'Apagar' },
});

interface SetterPanelProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly draft: Draft;
  readonly selected: Cell;
  readonly onPut: (value: number | undefined) => void;
  readonly onShare: () => void;
}

export function SetterPanel({ puzzle, draft, selected, onPut, onShare }: SetterPanelProps) {
  const { setting } = puzzle;
  const doc = draft.doc.value;
  const judgement = draft.judgement.value;
  const [isChoosing, setChoosing] = useState(false);
  const [isCutting, setCutting] = useState(false);
  const takesPicture = puzzle.options.some(({ takes }) => takes.kind === 'picture');
  if (setting === undefined) return null;
  const values = setting.values(doc);
  const play = () => {
    const { clues } = doc;
    const solution = judgement.kind === 'one' ? { solution: judgement.solution } : {};
    go(addressOf.play(begin(puzzleDocument(puzzle, { clues, ...solution })).id));
  };
  const edge = (towards: 'right' | 'down') => {
    const place = { cell: selected, towards };
    const now = setting.edge(doc, place);
    if (now === undefined) return null;
    return (
      <EdgeField
        label={words(towards)}
        marks={setting.edgeMarks}
        side={towards === 'right' ? 0 : 1}
        value={now}
        onChoose={(value) => draft.change(setting.setEdge(doc, place, value))}
      />
    );
  };
  return (
    <>
      <Verdict puzzle={puzzle} judgement={judgement} clues={doc.clues} />
      <p class="quiet optional">{say(setting.guide)}</p>
      {edge('right')}
      {edge('down')}
      <div class="pad" data-many={values.length > 9 ? '' : undefined}>
        {puzzle.entry.kind === 'typed' &&
          values.map((value) => (
            <button
              key={value}
              type="button"
              class="key"
              aria-pressed={setting.cell(doc, selected) === value}
              onClick={() => onPut(value)}
            >
              {value}
            </button>
          ))}
      </div>
      <div class="tools">
        <Tool icon="undo" shortcut="Ctrl+Z" isDisabled={!draft.canUndo.value} onClick={draft.undo}>
          {words('undo')}
        </Tool>
        <Tool icon="redo" shortcut="Ctrl+Y" isDisabled={!draft.canRedo.value} onClick={draft.redo}>
          {words('redo')}
        </Tool>
        <Tool icon="erase" onClick={() => onPut(undefined)}>
          {words('clear')}
        </Tool>
        {takesPicture && (
          <Tool icon="image" onClick={() => setCutting(true)}>
            {words('picture')}
          </Tool>
        )}
        <Tool icon="share" onClick={onShare}>
          {words('share')}
        </Tool>
      </div>
      <div class="row">
        <Button icon="plus" onClick={() => setChoosing(true)}>
          {words('size')}
        </Button>
        <Button
          kind="primary"
          icon="play"
          isDisabled={judgement.kind !== 'one' && judgement.kind !== 'several'}
          onClick={play}
        >
          {words('play')}
        </Button>
      </div>
      {isCutting && (
        <Dialog title={words('cut')} isBroad onClose={() => setCutting(false)}>
          <LatePicturePanel
            puzzle={puzzle}
            take={words('take')}
            onTake={({ clues, solution }) => {
              draft.change({ clues, solution });
              setCutting(false);
            }}
            onBack={() => setCutting(false)}
          />
        </Dialog>
      )}
      {isChoosing && (
        <Dialog title={words('size')} onClose={() => setChoosing(false)}>
          <Chips
            label={words('which')}
            value={0}
            choices={setting.sizes.map(({ rows, cols }) => ({
              value: rows,
              text: `${rows} × ${cols}`,
            }))}
            onChoose={(rows) => {
              const size = setting.sizes.find((each) => each.rows === rows);
              if (size !== undefined) draft.begin(size);
              setChoosing(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

interface VerdictProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly judgement: Judgement;
  readonly clues: unknown;
}

function Verdict({ puzzle, judgement, clues }: VerdictProps) {
  const told = (solution: unknown, cell: Cell) =>
    sayFact(puzzle.entry, { cell, is: puzzle.read(clues, solution, cell) ?? 0 }, language.value);
  return (
    <section class="card judgement" data-judgement={judgement.kind} role="status">
      <h2>{words(judgement.kind)}</h2>
      {judgement.kind === 'contradictory' && <p>{tell(phrasebooksOf(puzzle), judgement.notice)}</p>}
      {judgement.kind === 'several' && (
        <p>
          {words('differ', {
            count: judgement.cells.length,
            one: told(judgement.solutions[0], judgement.cells[0]),
            other: told(judgement.solutions[1], judgement.cells[0]),
          })}
        </p>
      )}
    </section>
  );
}

interface EdgeFieldProps {
  readonly label: string;
  readonly marks: readonly EdgeMark[];
  readonly side: 0 | 1;
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

function EdgeField({ label, marks, side, value, onChoose }: EdgeFieldProps) {
  return (
    <div class="field">
      <span class="label">{label}</span>
      <Segmented<number>
        isWide
        label={label}
        value={value}
        choices={marks.map((mark) => ({
          value: mark.value,
          text: mark.signs[side],
          name: `${mark.signs[side]} ${say(mark.name)}`,
        }))}
        onChoose={onChoose}
      />
    </div>
  );
}
