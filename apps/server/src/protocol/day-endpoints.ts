/** Requests about times of the day. */

import { Type } from 'typebox';
import { DayList, DayTimes, Steps } from './day-schemas.ts';
import type { Endpoint } from './endpoint.ts';

const closed = { additionalProperties: false } as const;

export const dayEndpoints = {
  times: {
    method: 'GET',
    path: '/api/times',
    says: 'The times of a day that people have put on its list.',
    isPersonal: false,
    asks: DayList,
    gives: DayTimes,
  },
  putTime: {
    method: 'POST',
    path: '/api/times',
    says: 'Puts your time on the list of a day, while it is that day anywhere on earth. What you did is sent along, and looked through: it must lead to the solution of what that day gives, at times that a person can keep to. It is not kept; your first time stands.',
    isPersonal: true,
    takes: Type.Object({ ...DayList.properties, steps: Steps }, closed),
    gives: DayTimes,
  },
  takeTime: {
    method: 'DELETE',
    path: '/api/times',
    says: 'Takes your time off the list of a day.',
    isPersonal: true,
    asks: DayList,
    gives: DayTimes,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
