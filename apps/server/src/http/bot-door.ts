/** Which answer a request about bots gets. */

import type { EndpointName, Taken } from '../protocol/index.ts';
import type { Person } from '../store/people.ts';
import type { BotAnswers } from './bot-answers.ts';

/** Undefined where it is not about bots. */
export function answerAboutBots(
  answers: BotAnswers,
  { name, id }: { readonly name: EndpointName; readonly id: string },
  person: Person,
  taken: <Name extends EndpointName>(name: Name) => Taken<Name>,
): Promise<unknown> | undefined {
  switch (name) {
    case 'myBots':
      return answers.myBots(person);
    case 'makeBot':
      return answers.makeBot(taken(name), person);
    case 'renewBot':
      return answers.renewBot(id, taken(name), person);
    case 'eraseBot':
      return answers.eraseBot(id, person);
    default:
      return undefined;
  }
}
