/** The end: the time, how it compares, and what to do next. */

import { useEffect, useState } from 'preact/hooks';
import { hasServer } from '../address/has-server.ts';
import { addressOf, go } from '../address/routes.ts';
import { begin, clockFace } from '../kept/index.ts';
import { wordsOf } from '../language/index.ts';
import { announce, Button, Icon, late } from '../parts/index.ts';
import { bestOf, type Statistics, statisticsOf } from '../statistics/count.ts';
import type { Session } from './session.ts';
import type { DialogName } from './solving-dialogs.tsx';

const words = wordsOf('result', {
  solved: { en: 'Solved', pt: 'Resolvido' },
  shown: { en: 'The solution', pt: 'A solução' },
  'shown-help': {
    en: 'It was shown, so it does not count as solved. Undo goes back to your own entries.',
    pt: 'Foi mostrada, por isso não conta como resolvido. Anular volta às tuas entradas.',
  },
  came: { en: 'It came solved', pt: 'Veio resolvido' },
  'came-help': {
    en: 'All of it was filled when it was opened, so it counts for nobody.',
    pt: 'Estava todo preenchido quando foi aberto, por isso não conta para ninguém.',
  },
  anew: { en: 'Solve it myself', pt: 'Quero resolvê-lo' },
  time: { en: 'Solved in {time}', pt: 'Resolvido em {time}' },
  best: {
    en: 'Your best time at this level and size',
    pt: 'O teu melhor tempo neste nível e tamanho',
  },
  'best-is': {
    en: 'Your best at this level and size is {time}',
    pt: 'O teu melhor neste nível e tamanho é {time}',
  },
  helped: { en: 'With help', pt: 'Com ajuda' },
  streak: {
    en: '{days} {days|day|days} in a row',
    pt: '{days} {days|dia seguido|dias seguidos}',
  },
  count: { en: '{count} solved', pt: '{count} {count|resolvido|resolvidos}' },
  new: { en: 'New puzzle', pt: 'Problema novo' },
  next: { en: 'A larger one, with the guide', pt: 'Um maior, com o guia' },
  share: { en: 'Share', pt: 'Partilhar' },
  home: { en: 'To all games', pt: 'Para todos os jogos' },
  undo: { en: 'Undo', pt: 'Anular' },
});

const PutTime = late(async () => (await import('./put-time.tsx')).PutTime);

interface ResultCardProps {
  readonly session: Session;
  readonly onOpen: (dialog: DialogName) => void;
}

export function ResultCard({ session, onOpen }: ResultCardProps) {
  const [statistics, setStatistics] = useState<Statistics>();
  const { about } = session;
  const { seconds = 0, isAlone, isShown = false, isDone, date } = about.value;
  const came = isDone !== true;
  const time = clockFace(seconds);
  const title = came ? words('came') : isShown ? words('shown') : words('time', { time });
  useEffect(() => {
    announce(title);
    statisticsOf(session.puzzle.id).then(setStatistics);
  }, []);
  // Whoever was guided goes on to the next size, and then alone.
  const { guide } = about.value;
  const next = guide !== undefined && session.puzzle.lessons?.guided?.[guide + 1];
  const best = statistics && bestOf(statistics, about.value);
  const isBest = isAlone !== false && best !== undefined && best >= seconds;
  return (
    <section class="card result">
      <div class="eyebrow">
        <Icon name={isShown ? 'solve' : 'check'} />
        {words(isShown ? 'shown' : 'solved')}
      </div>
      <h2>{title}</h2>
      {came || isShown ? (
        <p>{words(came ? 'came-help' : 'shown-help')}</p>
      ) : isAlone === false ? (
        <p>{words('helped')}</p>
      ) : isBest ? (
        <p>{words('best')}</p>
      ) : (
        best !== undefined && <p>{words('best-is', { time: clockFace(best) })}</p>
      )}
      {statistics && (
        <p class="quiet">
          {words('count', { count: statistics.solved })}
          {statistics.streak > 1 && ` · ${words('streak', { days: statistics.streak })}`}
        </p>
      )}
      <div class="row">
        <Button icon="share" onClick={() => onOpen('share')}>
          {words('share')}
        </Button>
        {next && guide !== undefined ? (
          <a class="button primary" href={addressOf.guided(session.puzzle.id, guide + 1)}>
            {words('next')}
          </a>
        ) : (
          <Button kind="primary" onClick={() => onOpen('new')}>
            {words('new')}
          </Button>
        )}
      </div>
      {!came && !isShown && date !== undefined && hasServer() && <PutTime session={session} />}
      <div class="row">
        {came ? (
          <Button kind="quiet" onClick={() => beginAnew(session)}>
            {words('anew')}
          </Button>
        ) : (
          <Button kind="quiet" icon="undo" onClick={() => session.act({ kind: 'undo' })}>
            {words('undo')}
          </Button>
        )}
        <a class="button quiet" href={addressOf.home()}>
          {words('home')}
        </a>
      </div>
    </section>
  );
}

/** The same puzzle with nothing in it, as a play of its own. */
function beginAnew({ doc, sheet, about }: Session): void {
  const { level } = about.value;
  const clean = sheet.value.document().withCredits(doc.credits).withLevel(level).clean();
  go(addressOf.play(begin(clean, level === undefined ? {} : { level }).id));
}
