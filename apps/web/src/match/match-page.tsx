/** The page of any board game: the board, the players, the record, help, and what comes after. */

import type { AnyGame } from 'ludoteca/game';
import type { Notice, Result } from 'ludoteca/kernel';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say, tell } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import type { Saved } from '../storage/index.ts';
import { MatchView } from './match-view.tsx';
import { NewGamePage } from './new-game-page.tsx';
import { type MatchSession, openSession } from './session.ts';
import { words } from './words.ts';

interface MatchPageProps {
  readonly game: AnyGame;
  /** The game to go on with; without it, a new one is set up. */
  readonly saved?: Saved;
  /** The level to set up a new game against; empty for the one chosen last. */
  readonly level: string;
}

export function MatchPage({ game, saved, level }: MatchPageProps): VNode {
  return saved === undefined ? (
    <NewGamePage game={game} level={level} />
  ) : (
    <SavedMatch key={saved.id} game={game} saved={saved} />
  );
}

function SavedMatch({ game, saved }: Required<Omit<MatchPageProps, 'level'>>): VNode | null {
  const [opened, setOpened] = useState<Result<MatchSession, Notice>>();
  useEffect(() => {
    const here = openSession(game, saved);
    setOpened(here);
    return here.ok ? here.value.leave : undefined;
  }, []);
  if (opened === undefined) return <Header title={say(game.name)} />;
  if (opened.ok) return <MatchView session={opened.value} />;
  return (
    <>
      <Header title={say(game.name)} />
      <main class="page" tabIndex={-1}>
        <h1>{words('broken-save')}</h1>
        <p class="text">{tell(phrasebooksOf(game), opened.error)}</p>
      </main>
    </>
  );
}
