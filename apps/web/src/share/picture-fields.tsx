/** The fields in which a picture or a handout is asked for; those that mean nothing for it are not there. */

import type { AnyKind } from 'ludoteca/document';
import { isGame } from 'ludoteca/game';
import { papers } from 'ludoteca/paper';
import { isPuzzleBoard } from 'ludoteca/puzzle';
import { useId } from 'preact/hooks';
import { wordsOf } from '../language/index.ts';
import { Segmented, Toggle } from '../parts/index.ts';
import { cellSizes, type DensityName, densities, type PictureOptions } from './picture-options.ts';

const words = wordsOf('picture-fields', {
  what: { en: 'What', pt: 'O quê' },
  sheet: { en: 'Sheet', pt: 'Folha' },
  'sheet-name': { en: 'Sheet to print, PDF', pt: 'Folha para imprimir, PDF' },
  theme: { en: 'Colours', pt: 'Cores' },
  light: { en: 'Light', pt: 'Claras' },
  dark: { en: 'Dark', pt: 'Escuras' },
  ink: { en: 'Black and white', pt: 'Preto e branco' },
  shown: { en: 'The board', pt: 'O tabuleiro' },
  clues: { en: 'Empty', pt: 'Vazio' },
  now: { en: 'As it stands', pt: 'Como está' },
  solution: { en: 'Solved', pt: 'Resolvido' },
  marks: { en: 'Pencil marks', pt: 'Marcas a lápis' },
  'marks-none': { en: 'None', pt: 'Nenhumas' },
  'marks-mine': { en: 'Mine', pt: 'As minhas' },
  'marks-all': { en: 'All candidates', pt: 'Todos os candidatos' },
  coordinates: { en: 'Names of rows and columns', pt: 'Nomes de linhas e colunas' },
  last: { en: 'Mark the last move', pt: 'Marcar a última jogada' },
  analysis: { en: 'Mark what every move leads to', pt: 'Marcar a que leva cada jogada' },
  'analysis-help': {
    en: 'A square wins, a broken circle loses, a percentage is an estimate. This may take ten seconds.',
    pt: 'Um quadrado ganha, um círculo tracejado perde, uma percentagem é uma estimativa. Pode levar dez segundos.',
  },
  cell: { en: 'Size of a cell, in pixels', pt: 'Tamanho de uma casa, em pontos' },
  density: { en: 'Sharpness', pt: 'Nitidez' },
  transparent: { en: 'No background', pt: 'Sem fundo' },
  paper: { en: 'Paper', pt: 'Papel' },
  rules: { en: 'Page with the rules', pt: 'Página com as regras' },
  'solution-page': { en: 'Page with the solution', pt: 'Página com a solução' },
  names: { en: 'Lines for name and date', pt: 'Linhas para nome e data' },
  link: { en: 'Link and QR code that open it here', pt: 'Ligação e código QR que o abrem aqui' },
});

/** A few choices under their name. */
function Choice<Value extends string>(
  props: Omit<Parameters<typeof Segmented<Value>>[0], 'isWide'>,
) {
  return (
    <div class="field">
      <span class="label" aria-hidden="true">
        {props.label}
      </span>
      <Segmented {...props} isWide />
    </div>
  );
}

interface PictureFieldsProps {
  readonly kind: AnyKind;
  readonly options: PictureOptions;
  /** Whether there are pencil marks of the reader's own. */
  readonly hasMarks: boolean;
  /** Whether pencil marks tell anything: not where there are but two values. */
  readonly hasCandidates: boolean;
  /** Whether what every move leads to may be told: not of a problem that is to be solved. */
  readonly mayAnalyse: boolean;
  readonly onChange: (change: Partial<PictureOptions>) => void;
}

export function PictureFields(props: PictureFieldsProps) {
  const { options, onChange } = props;
  return (
    <>
      <Segmented
        label={words('what')}
        isWide
        value={options.what}
        choices={[
          { value: 'svg', text: 'SVG' },
          { value: 'png', text: 'PNG' },
          { value: 'pdf', text: 'PDF' },
          { value: 'handout', text: words('sheet'), name: words('sheet-name') },
        ]}
        onChoose={(what) => onChange({ what })}
      />
      <Choice
        label={words('theme')}
        value={options.theme}
        choices={[
          { value: 'light', text: words('light') },
          { value: 'dark', text: words('dark') },
          { value: 'ink', text: words('ink') },
        ]}
        onChoose={(theme) => onChange({ theme })}
      />
      {options.what === 'handout' ? <PaperFields {...props} /> : <BoardFields {...props} />}
    </>
  );
}

function BoardFields(props: PictureFieldsProps) {
  const { kind, options, hasMarks, hasCandidates, mayAnalyse, onChange } = props;
  const { what, shown } = options;
  const marks = [
    { value: 'none', text: words('marks-none') },
    ...(hasMarks && shown === 'now' ? [{ value: 'mine', text: words('marks-mine') } as const] : []),
    { value: 'all', text: words('marks-all') },
  ] as const;
  return (
    <>
      {isPuzzleBoard(kind) && <ShownField options={options} onChange={onChange} />}
      {isPuzzleBoard(kind) && hasCandidates && shown !== 'solution' && (
        <Choice
          label={words('marks')}
          value={marks.some(({ value }) => value === options.marks) ? options.marks : 'none'}
          choices={marks}
          onChoose={(value) => onChange({ marks: value })}
        />
      )}
      <div class="fields">
        <CellField options={options} onChange={onChange} />
        {what === 'png' && <DensityField options={options} onChange={onChange} />}
      </div>
      <div>
        <Toggle
          label={words('coordinates')}
          isOn={options.hasCoordinates}
          onChange={(hasCoordinates) => onChange({ hasCoordinates })}
        />
        {isGame(kind) && (
          <Toggle
            label={words('last')}
            isOn={options.hasLast}
            onChange={(hasLast) => onChange({ hasLast })}
          />
        )}
        {isGame(kind) && mayAnalyse && (
          <Toggle
            label={words('analysis')}
            help={words('analysis-help')}
            isOn={options.hasAnalysis}
            onChange={(hasAnalysis) => onChange({ hasAnalysis })}
          />
        )}
        <Toggle
          label={words('transparent')}
          isOn={options.isTransparent}
          onChange={(isTransparent) => onChange({ isTransparent })}
        />
      </div>
    </>
  );
}

type FieldProps = Pick<PictureFieldsProps, 'options' | 'onChange'>;

function ShownField({ options, onChange }: FieldProps) {
  return (
    <Choice
      label={words('shown')}
      value={options.shown}
      choices={[
        { value: 'clues', text: words('clues') },
        { value: 'now', text: words('now') },
        { value: 'solution', text: words('solution') },
      ]}
      onChoose={(shown) => onChange({ shown })}
    />
  );
}

function CellField({ options, onChange }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{words('cell')}</label>
      <input
        id={id}
        type="number"
        min={cellSizes.least}
        max={cellSizes.most}
        value={options.cell}
        onInput={(event) => {
          const cell = Number(event.currentTarget.value);
          if (cell >= cellSizes.least && cell <= cellSizes.most) onChange({ cell });
        }}
      />
    </div>
  );
}

function DensityField({ options, onChange }: FieldProps) {
  const id = useId();
  // The names of an object's fields, which the compiler takes for any text.
  const names = Object.keys(densities) as DensityName[];
  return (
    <div class="field">
      <label for={id}>{words('density')}</label>
      <select
        id={id}
        value={options.density}
        onChange={(event) => {
          const density = names.find((name) => name === event.currentTarget.value);
          if (density !== undefined) onChange({ density });
        }}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function PaperFields({ kind, options, onChange }: PictureFieldsProps) {
  return (
    <>
      <Choice
        label={words('paper')}
        value={options.paper}
        choices={papers.map(({ name, called }) => ({ value: name, text: called }))}
        onChoose={(paper) => onChange({ paper })}
      />
      {isPuzzleBoard(kind) && (
        <Choice
          label={words('shown')}
          value={options.shown === 'clues' ? 'clues' : 'now'}
          choices={[
            { value: 'clues', text: words('clues') },
            { value: 'now', text: words('now') },
          ]}
          onChoose={(shown) => onChange({ shown })}
        />
      )}
      <div>
        <Toggle
          label={words('rules')}
          isOn={options.hasRules}
          onChange={(hasRules) => onChange({ hasRules })}
        />
        {isPuzzleBoard(kind) && (
          <Toggle
            label={words('solution-page')}
            isOn={options.hasSolution}
            onChange={(hasSolution) => onChange({ hasSolution })}
          />
        )}
        <Toggle
          label={words('names')}
          isOn={options.hasNames}
          onChange={(hasNames) => onChange({ hasNames })}
        />
        <Toggle
          label={words('link')}
          isOn={options.hasLink}
          onChange={(hasLink) => onChange({ hasLink })}
        />
      </div>
    </>
  );
}
