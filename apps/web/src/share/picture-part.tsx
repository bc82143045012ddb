/** Pictures and paper of what is shared: the files that `draw` and `book` make, seen before they are saved. */

import { entryOf, svgOf } from '@ludoteca/render';
import { type Drawing, usualCellSize } from 'ludoteca/drawing';
import { type AnyDocument, kindOf } from 'ludoteca/reading';
import { phrasebooksOf } from 'ludoteca/words';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { language, say, tell, wordsOf } from '../language/index.ts';
import { announce, Button } from '../parts/index.ts';
import { isStopped } from '../worker/index.ts';
import { type Drawn, drawingOf, findSolution } from './picture-drawing.ts';
import { PictureFields } from './picture-fields.tsx';
import { densities, type PictureOptions } from './picture-options.ts';
import { askPrinter, type Printed, type PrintRequest } from './printer.ts';
import { saveFile } from './save-file.ts';

const words = wordsOf('picture', {
  save: { en: 'Save', pt: 'Guardar' },
  making: { en: 'Making it…', pt: 'A fazer…' },
  saved: { en: 'Saved', pt: 'Guardado' },
  none: {
    en: 'This puzzle has no solution to draw.',
    pt: 'Este problema não tem solução para desenhar.',
  },
  unknown: {
    en: 'No solution was found in ten seconds.',
    pt: 'Não se encontrou uma solução em dez segundos.',
  },
  several: {
    en: 'This puzzle has more than one solution; this is one of them.',
    pt: 'Este problema tem mais do que uma solução; esta é uma delas.',
  },
  large: {
    en: 'The picture would have {width} × {height} pixels, which is more than this browser paints. Choose smaller cells, less sharpness, or SVG or PDF, which have none.',
    pt: 'A imagem teria {width} × {height} pontos, mais do que este navegador pinta. Escolhe casas mais pequenas, menos nitidez, ou SVG ou PDF, que não os têm.',
  },
  failed: {
    en: 'The file could not be made. Check the connection and try again.',
    pt: 'Não foi possível fazer o ficheiro. Verifica a ligação e tenta outra vez.',
  },
});

/** What is there before anything is asked for: as the command has it, but for a handout in black and white. */
const usual: PictureOptions = {
  what: 'svg',
  theme: 'light',
  shown: 'now',
  marks: 'mine',
  hasCoordinates: false,
  hasLast: true,
  hasAnalysis: false,
  cell: usualCellSize,
  density: '2×',
  isTransparent: false,
  paper: 'a4',
  hasRules: true,
  hasSolution: true,
  hasNames: true,
  hasLink: true,
};

export function PicturePart({ shared }: { readonly shared: AnyDocument }) {
  const kind = kindOf(shared);
  const [options, setOptions] = useState<PictureOptions>({
    ...usual,
    hasCoordinates: shared.kind === 'game',
  });
  const [last, setLast] = useState<Drawn & { readonly of: string }>();
  const [said, setSaid] = useState('');
  const [isMaking, setMaking] = useState(false);
  const work = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const { what } = options;

  const tellIt = (text: string) => {
    setSaid(text);
    announce(text);
  };
  const change = (made: Partial<PictureOptions>) => {
    // Paper is white: who asks for a handout gets black ink, and may take colours again. Its solution
    // has a page of its own.
    const isTurning = made.what === 'handout' && what !== 'handout';
    const shown = options.shown === 'solution' ? 'now' : options.shown;
    setOptions({ ...options, ...(isTurning && { theme: 'ink', shown }), ...made });
  };

  // What is drawn depends on no other options.
  const { shown, marks, hasCoordinates, hasLast, hasAnalysis } = options;
  const asked = [shown, marks, hasCoordinates, hasLast, hasAnalysis].join();
  // The last drawing stays to be seen while the next one is made, and is never saved in its place.
  const isDrawn = last?.of === asked;
  useEffect(() => {
    const stopping = new AbortController();
    setSaid('');
    drawingOf(shared, options, stopping.signal).then(
      (made) => {
        setLast(made.ok ? { ...made.value, of: asked } : undefined);
        if (!made.ok) tellIt(words(made.error));
        else if (made.value.isOneOfSeveral) tellIt(words('several'));
      },
      (fault) => {
        if (!isStopped(fault)) tellIt(words('failed'));
      },
    );
    return () => stopping.abort();
  }, [shared, shown, marks, hasCoordinates, hasLast, hasAnalysis]);

  const look = { ...options, title: say(kind.name) };
  const isHandout = what === 'handout';
  const picture = useMemo(
    () => last && svgOf(last.drawing, look),
    [last, options.theme, options.cell, options.isTransparent, look.title],
  );

  const save = async (drawing: Drawing, svg: string) => {
    const name = `${kind.id}${isHandout || shown !== 'solution' ? '' : '-solution'}`;
    if (what === 'svg') {
      saveFile(`${name}.svg`, svg, 'image/svg+xml');
      tellIt(words('saved'));
      return;
    }
    work.current = new AbortController();
    const { signal } = work.current;
    setMaking(true);
    tellIt(words('making'));
    try {
      const request = isHandout
        ? await handoutRequest(shared, drawing, options, signal)
        : pictureRequest(drawing, options, look.title);
      told(await askPrinter(request, signal), name);
    } catch (fault) {
      if (!isStopped(fault)) tellIt(words('failed'));
    } finally {
      setMaking(false);
    }
  };
  const told = (made: Printed, name: string) => {
    switch (made.kind) {
      case 'file': {
        const ending = what === 'png' ? 'png' : 'pdf';
        const type = what === 'png' ? 'image/png' : 'application/pdf';
        saveFile(`${name}.${ending}`, made.bytes, type);
        tellIt(words('saved'));
        return;
      }
      case 'refused':
        tellIt(tell(phrasebooksOf(kind), made.notice));
        return;
      case 'too-large':
        tellIt(words('large', { width: made.width, height: made.height }));
    }
  };

  const isPuzzleBoard = shared.kind === 'puzzle';
  const values = isPuzzleBoard ? shared.puzzle.values(shared.clues) : [];
  return (
    <>
      <PictureFields
        kind={kind}
        options={options}
        hasMarks={isPuzzleBoard && shared.marks.length > 0}
        hasCandidates={values.length > 2}
        mayAnalyse={shared.kind !== 'game' || shared.problem === undefined}
        onChange={change}
      />
      {picture !== undefined && (
        <img
          class="picture-preview"
          src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
          alt={look.title}
        />
      )}
      <p class="quiet" role="status">
        {said}
      </p>
      <div class="row">
        <Button
          kind="primary"
          icon="download"
          isDisabled={isMaking || !isDrawn}
          onClick={() => {
            if (last !== undefined && picture !== undefined) void save(last.drawing, picture);
          }}
        >
          {words('save')}
        </Button>
      </div>
    </>
  );
}

function pictureRequest(drawing: Drawing, options: PictureOptions, title: string): PrintRequest {
  const { what, theme, cell, isTransparent, density } = options;
  const look = { title, theme, cell, isTransparent };
  return what === 'png'
    ? { kind: 'png', drawing, look, density: densities[density] }
    : { kind: 'pdf', drawing, look, language: language.value };
}

/** A handout with the solution where there is one; without it, where there is none to be found. */
async function handoutRequest(
  shared: AnyDocument,
  drawing: Drawing,
  options: PictureOptions,
  signal: AbortSignal,
): Promise<PrintRequest> {
  const { theme, paper, hasRules, hasNames, hasLink } = options;
  const solved =
    shared.kind === 'puzzle' && options.hasSolution
      ? await findSolution(shared, signal)
      : undefined;
  // The puzzle with its entries, or without them.
  const board =
    shared.kind === 'puzzle' && options.shown === 'clues' ? shared.withEntries() : shared;
  const { solution, ...entry } = entryOf(board, {
    ...{ language: language.value, hasLevel: true, hasCode: true },
    ...(solved?.kind === 'solved' && { solution: solved.grid }),
    ...(hasLink && { base: `${location.origin}${location.pathname}` }),
  });
  // Only data goes to a worker.
  const { id, name, rules } = kindOf(shared);
  return {
    kind: 'handout',
    handout: {
      boards: [
        {
          entry: { ...entry, drawing, kind: { id, name, rules } },
          ...(solution !== undefined && { solution: solution() }),
        },
      ],
      perPage: 1,
      ...{ title: say(name), language: language.value, theme, paper, hasRules, hasNames },
    },
  };
}
