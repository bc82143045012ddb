/** The protocol between a server and those who play through it. */
export {
  type Endpoint,
  type EndpointName,
  endpoints,
  type Given,
  type Taken,
} from './endpoints.ts';
export {
  type Ending,
  GameEvent,
  type GameLine,
  GameView,
  Happening,
  type OfferKind,
  type Pace,
  Progress,
  Refusal,
  type SeatHolder,
  type SetPhrase,
} from './schemas.ts';
