-- A database of the first schema, with a game of each kind. It is never changed: upgrades are tested from it.

create table schema_version (version integer primary key);
insert into schema_version values (1);

create table setting (
  name text primary key,
  value text not null
);

create table person (
  id text primary key,
  name text not null,
  is_quiet boolean not null default false,
  made_at bigint not null,
  seen_at bigint not null
);

create table credential (
  hash text primary key,
  person text not null references person (id) on delete cascade,
  kind text not null check (kind in ('device', 'recovery')),
  until bigint
);
create index credential_person on credential (person);

create table game (
  id text primary key,
  number integer not null,
  kind text not null,
  state jsonb not null,
  phase text not null check (phase in ('waiting', 'playing', 'over')),
  turn smallint,
  plies integer not null,
  is_level_turn boolean not null,
  deadline bigint,
  seat0 text references person (id) on delete set null,
  seat1 text references person (id) on delete set null,
  invitation text,
  can_watch boolean not null,
  is_open boolean not null,
  is_shown boolean not null,
  made_by text references person (id) on delete set null,
  made_key text not null,
  made_at bigint not null,
  changed_at bigint not null
);
create unique index game_made on game (made_by, made_key);
create index game_deadline on game (deadline) where deadline is not null;
create index game_seat0 on game (seat0);
create index game_seat1 on game (seat1);
create index game_level_turn on game (changed_at) where is_level_turn;
create index game_lobby on game (changed_at) where phase <> 'over' and (is_open or is_shown);

create table event (
  game text not null references game (id),
  number integer not null check (number > 0),
  at bigint not null,
  type text not null,
  body jsonb not null,
  idem text,
  primary key (game, number)
);
create unique index event_idem on event (game, idem) where idem is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'events are only ever added';
end $$;
create trigger event_is_added before update or delete on event
  for each row execute function refuse_change();

insert into setting (name, value) values ('signing-key', 'a key for tests');
insert into person (id, name, is_quiet, made_at, seen_at) values ('wBH64b4aF6FiWN6vxlmIWw', 'Inês', false, 1794840513517, 1794840513518);
insert into person (id, name, is_quiet, made_at, seen_at) values ('dWG3cwg116W5Uo9fVqX-jA', 'Tomás', true, 1794840513613, 1794840513613);
insert into credential (hash, person, kind, until) values ('DIpxhiQamnmROIZ2UC1iCoktDsCXUKAG0ZfCENvlHEA', 'wBH64b4aF6FiWN6vxlmIWw', 'device', null);
insert into credential (hash, person, kind, until) values ('z1k7f8sFbBKwtm0Ap8EcQubMiwl-aSsUMZPUp2jafdg', 'dWG3cwg116W5Uo9fVqX-jA', 'device', null);
insert into game (id, number, kind, state, phase, turn, plies, is_level_turn, deadline, seat0, seat1, invitation, can_watch, is_open, is_shown, made_by, made_key, made_at, changed_at) values ('example-rastros_______', 9, 'rastros', '{"pace":{"base":300000,"kind":"clock","increment":5000},"isOpen":false,"levels":[null,null],"madeAt":1794840513726,"record":{"game":"rastros","moves":["d4","c3","b2","a1"],"params":{"size":8,"start":"e5"},"result":{"reason":"goal","winner":"north"}},"isTaken":[true,true],"progress":{"left":[309468,309767],"phase":"over","shown":[false,false],"ending":{"reason":"goal","winner":0},"number":9,"offers":{},"turnSince":1794840514491}}', 'over', null, 4, false, null, 'wBH64b4aF6FiWN6vxlmIWw', 'dWG3cwg116W5Uo9fVqX-jA', null, true, false, false, 'wBH64b4aF6FiWN6vxlmIWw', 'key-rastros', 1794840513726, 1794840514491);
insert into game (id, number, kind, state, phase, turn, plies, is_level_turn, deadline, seat0, seat1, invitation, can_watch, is_open, is_shown, made_by, made_key, made_at, changed_at) values ('example-squex_________', 10, 'squex', '{"pace":{"base":300000,"kind":"clock","increment":5000},"isOpen":false,"levels":[null,null],"madeAt":1794840514661,"record":{"game":"squex","swap":true,"moves":["a1","a2","a3","a4","a5","a6"],"params":{"cols":8,"rows":8}},"isTaken":[true,true],"progress":{"left":[314647,314454],"turn":0,"phase":"playing","shown":[false,false],"number":10,"offers":{},"deadline":1794840830207,"turnSince":1794840515560}}', 'playing', 0, 6, false, 1794840830207, 'wBH64b4aF6FiWN6vxlmIWw', 'dWG3cwg116W5Uo9fVqX-jA', null, true, false, false, 'wBH64b4aF6FiWN6vxlmIWw', 'key-squex', 1794840514661, 1794840515560);
insert into event (game, number, at, type, body, idem) values ('example-rastros_______', 1, 1794840513726, 'made', '{"pace":{"base":300000,"kind":"clock","increment":5000},"type":"made","start":{"game":"rastros","moves":[],"params":{"size":8,"start":"e5"}},"isOpen":false,"levels":[null,null]}', null);
insert into event (game, number, at, type, body, idem) values ('example-rastros_______', 2, 1794840513726, 'joined', '{"seat":0,"type":"joined"}', null);
insert into event (game, number, at, type, body, idem) values ('example-rastros_______', 3, 1794840513726, 'joined', '{"seat":1,"type":"joined"}', null);
insert into event (game, number, at, type, body, idem) values ('example-rastros_______', 4, 1794840513726, 'started', '{"type":"started"}', null);
insert into event (game, number, at, type, body, idem) values ('example-rastros_______', 5, 1794840514031, 'moved', '{"ply":0,"left":[304695,300000],"move":"d4","seat":0,"type":"moved"}', 'wBH64b4aF6FiWN6vxlmIWw.k0/0');
insert into event (game, number, at, type, body, idem) values ('example-rastros_______', 6, 1794840514188, 'moved', '{"ply":1,"left":[304695,304843],"move":"c3","seat":1,"type":"moved"}', 'wBH64b4aF6FiWN6vxlmIWw.k1/0');
insert into event (game, number, at, type, body, idem) values ('example-rastros_______', 7, 1794840514415, 'moved', '{"ply":2,"left":[309468,304843],"move":"b2","seat":0,"type":"moved"}', 'wBH64b4aF6FiWN6vxlmIWw.k2/0');
insert into event (game, number, at, type, body, idem) values ('example-rastros_______', 8, 1794840514491, 'moved', '{"ply":3,"left":[309468,309767],"move":"a1","seat":1,"type":"moved"}', 'wBH64b4aF6FiWN6vxlmIWw.k3/0');
insert into event (game, number, at, type, body, idem) values ('example-rastros_______', 9, 1794840514491, 'ended', '{"type":"ended","ending":{"reason":"goal","winner":0}}', 'wBH64b4aF6FiWN6vxlmIWw.k3/1');
insert into event (game, number, at, type, body, idem) values ('example-squex_________', 1, 1794840514661, 'made', '{"pace":{"base":300000,"kind":"clock","increment":5000},"type":"made","start":{"game":"squex","swap":true,"moves":[],"params":{"cols":8,"rows":8}},"isOpen":false,"levels":[null,null]}', null);
insert into event (game, number, at, type, body, idem) values ('example-squex_________', 2, 1794840514661, 'joined', '{"seat":0,"type":"joined"}', null);
insert into event (game, number, at, type, body, idem) values ('example-squex_________', 3, 1794840514661, 'joined', '{"seat":1,"type":"joined"}', null);
insert into event (game, number, at, type, body, idem) values ('example-squex_________', 4, 1794840514661, 'started', '{"type":"started"}', null);
insert into event (game, number, at, type, body, idem) values ('example-squex_________', 5, 1794840514748, 'moved', '{"ply":0,"left":[304913,300000],"move":"a1","seat":0,"type":"moved"}', 'wBH64b4aF6FiWN6vxlmIWw.k0/0');
insert into event (game, number, at, type, body, idem) values ('example-squex_________', 6, 1794840514972, 'moved', '{"ply":1,"left":[304913,304776],"move":"a2","seat":1,"type":"moved"}', 'wBH64b4aF6FiWN6vxlmIWw.k1/0');
insert into event (game, number, at, type, body, idem) values ('example-squex_________', 7, 1794840515140, 'moved', '{"ply":2,"left":[309745,304776],"move":"a3","seat":0,"type":"moved"}', 'wBH64b4aF6FiWN6vxlmIWw.k2/0');
insert into event (game, number, at, type, body, idem) values ('example-squex_________', 8, 1794840515311, 'moved', '{"ply":3,"left":[309745,309605],"move":"a4","seat":1,"type":"moved"}', 'wBH64b4aF6FiWN6vxlmIWw.k3/0');
insert into event (game, number, at, type, body, idem) values ('example-squex_________', 9, 1794840515409, 'moved', '{"ply":4,"left":[314647,309605],"move":"a5","seat":0,"type":"moved"}', 'wBH64b4aF6FiWN6vxlmIWw.k4/0');
insert into event (game, number, at, type, body, idem) values ('example-squex_________', 10, 1794840515560, 'moved', '{"ply":5,"left":[314647,314454],"move":"a6","seat":1,"type":"moved"}', 'wBH64b4aF6FiWN6vxlmIWw.k5/0');
