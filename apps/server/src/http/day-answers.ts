/** What is answered to each request about times of the day. */

import type { AnyKind } from 'ludoteca/document';
import type { Days } from '../live/days.ts';
import { checkEntries, checkMoves, type Unlikely } from '../play/check-steps.ts';
import type { DayList, EndpointName, Given, Taken } from '../protocol/index.ts';
import type { Person } from '../store/people.ts';
import { isInside, type KeptRoom } from '../store/rooms.ts';
import type { Times } from '../store/times.ts';
import type { Rate } from './rates.ts';
import { Refuse } from './request.ts';

export interface DayParts {
  readonly kinds: readonly AnyKind[];
  readonly days: Days;
  readonly times: Times;
  /** A room that somebody is in; refused to others. */
  readonly inside: (id: string, person: Person) => Promise<KeptRoom>;
}

export type DayAnswers = ReturnType<typeof openDayAnswers>;

/** On a list; whoever asks is told besides. */
const mostLines = 100;

const hour = 3_600_000;

const reasons: Readonly<Record<Unlikely, string>> = {
  steps: 'what was done does not belong to what this day gives',
  unsolved: 'what was done does not lead to the solution',
  times: 'the times go backwards, or are longer than the day',
  fast: 'nobody is so fast',
};

export function openDayAnswers({ kinds, days, times, inside }: DayParts) {
  /** The list as somebody sees it; in a room everybody has the name they have there. */
  const seen = async (list: DayList, person: Person | undefined): Promise<Given<'times'>> => {
    if (list.room === undefined) {
      const { count, times: kept } = await times.of(list, mostLines, person?.id);
      return { count, lines: kept.map((time) => lineOf(time, person)) };
    }
    if (person === undefined) throw new Refuse(401, 'person', 'say who you are first');
    const room = await inside(list.room, person);
    const members = new Map(
      room.members.flatMap(({ person: id, name }) =>
        id !== null && isInside(room, { id, name, isQuiet: false }) ? [[id, name]] : [],
      ),
    );
    const { count, times: kept } = await times.of(list, mostLines, person.id, [...members.keys()]);
    return {
      count,
      lines: kept.map((time) => lineOf({ ...time, name: members.get(time.person) ?? '' }, person)),
    };
  };

  return {
    times: seen,

    async putTime({ steps, ...list }: Taken<'putTime'>, person: Person): Promise<Given<'putTime'>> {
      const { date, game, room } = list;
      // In a room only its members are listed: a teacher looks on.
      if (room !== undefined) {
        const { members } = await inside(room, person);
        if (!members.some((member) => member.person === person.id)) {
          throw new Refuse(403, 'member', 'only who plays in the room is on its list');
        }
      }
      const since = (await times.now()) - firstMomentOf(date);
      if (!(since >= 0 && since < 50 * hour)) {
        throw new Refuse(409, 'day', 'it is not that day anywhere now');
      }
      const kind = kinds.find((each) => each.id === game);
      const given = kind && (await days.of(kind, date));
      if (given === undefined)
        throw new Refuse(422, 'game', 'that day gives nothing for this game');
      const checked =
        given.kind === 'puzzle'
          ? checkEntries(given.sheet, steps)
          : checkMoves(given.start, given.answer, steps);
      if (!checked.ok) throw new Refuse(422, checked.error, reasons[checked.error]);
      if (checked.value.ms > since) throw new Refuse(422, 'times', reasons.times);
      await times.put(list, person.id, checked.value);
      return seen(list, person);
    },

    async takeTime(list: DayList, person: Person): Promise<Given<'takeTime'>> {
      await times.take(list, person.id);
      return seen(list, person);
    },
  };
}

/** When a day begins where it begins first, fourteen hours before Greenwich; it ends fifty hours later where it ends last. */
function firstMomentOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) - 14 * hour;
}

type Kept = Awaited<ReturnType<Times['of']>>['times'][number];

function lineOf({ person: id, ...time }: Kept, person: Person | undefined) {
  return { ...time, isYou: id === person?.id };
}

/** Which answer a request about times of the day gets; undefined where it is about something else. */
export function answerAboutDays(
  answers: DayAnswers,
  name: EndpointName,
  person: Person,
  given: {
    readonly list: () => DayList;
    readonly taken: <Name extends EndpointName>(name: Name) => Taken<Name>;
    readonly newTimes: Rate;
  },
): Promise<unknown> | undefined {
  switch (name) {
    case 'putTime':
      if (!given.newTimes.take(person.id)) {
        throw new Refuse(429, 'rate', 'too many times; wait a few minutes');
      }
      return answers.putTime(given.taken(name), person);
    case 'takeTime':
      return answers.takeTime(given.list(), person);
    default:
      return undefined;
  }
}
