/** The protocol between a server and those who play through it. */
export {
  type BotLine,
  type HouseBot,
  PersonalLine,
  type Scope,
} from './bot-schemas.ts';
export { type DayLine, type DayList, type DayTimes, Step } from './day-schemas.ts';
export type { Endpoint } from './endpoint.ts';
export { type Asked, type EndpointName, endpoints, type Given, type Taken } from './endpoints.ts';
export {
  type BoardView,
  type ClubGame,
  type MemberState,
  type MemberView,
  type Plan,
  type RatingView,
  RoomHappening,
  type RoomKind,
  type RoomLine,
  RoomView,
  type TableGame,
  type TableView,
  type TournamentView,
} from './room-schemas.ts';
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
