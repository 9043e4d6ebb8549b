import { expect, test } from 'vitest';
import { migrationsCheck } from './migrations.ts';

const path = 'modules/patients/migrations/20261121-0904-patients.sql';
const breaches = (text: string, at = path): string[] =>
  migrationsCheck([{ path: at, text }]).map(({ message }) => message);

/** Returns a table that is valid except for `columns`. */
const table = (columns: string): string =>
  `create table patients.address (\n  clinic_id uuid not null,\n  id uuid not null,\n  ${columns}\n  primary key (clinic_id, id)\n);`;

test('accepts valid migrations', () => {
  const text = `
    create schema patients;
    create extension if not exists pg_trgm;
    -- The next record number; its trigger is the first patient.
    create table patients.counter (clinic_id uuid primary key references practice.clinic (clinic_id), next bigint);
    -- Where people come from.
    -- reference table: states are the same for every clinic
    create table patients.state (code text primary key, name text not null default 'serial; timestamp');
    ${table(`state text references patients.state (code),
      made timestamptz not null, seen timestamp with time zone,
      foreign key (clinic_id, id) references patients.counter (clinic_id),`)}
    create unique index address_once on patients.address (clinic_id, lower(state)) where made is null;
    insert into patients.state (code, name) values ('MA', 'Massachusetts');
    alter table patients.address add column note text;
  `;
  expect(breaches(text)).toEqual([]);
  expect(
    breaches(
      'create table platform.outbox (clinic_id uuid, id uuid, primary key (clinic_id, id));',
      'platform/migrations/20261121-0900-outbox.sql',
    ),
  ).toEqual([]);
});

test.each([
  'modules/patients/migrations/patients.sql',
  'modules/patients/migrations/20261121-patients.sql',
  'modules/patients/migrations/20261321-0904-patients.sql',
  'modules/patients/migrations/20261121-2504-patients.sql',
  'modules/patients/migrations/20261121-0904-Patients.sql',
  'modules/patients/migrations/20261121-0904-patient_tags.sql',
  'modules/patients/migrations/20261121-0904-patients.ts',
])('rejects the name %s', (at) => {
  expect(breaches('', at)).toEqual([expect.stringContaining('is named YYYYMMDD-HHMM')]);
});

test('reports migrations outside of the migrations folder', () => {
  expect(breaches('', 'modules/patients/server/find.sql')).toEqual([
    expect.stringContaining('is a migration, or lies in the code'),
  ]);
});

test('reports two migrations of the same minute', () => {
  const other = 'modules/chart/migrations/20261121-0904-notes.sql';
  expect(
    migrationsCheck([
      { path, text: '' },
      { path: other, text: '' },
    ]),
  ).toMatchObject([{ path: other }]);
});

test.each([
  ['create table patients.x (id uuid primary key);', 'begins with id'],
  ['create table patients.x (clinic_id uuid, id uuid, primary key (id, clinic_id));', 'begins with id'],
  ['create table patients.x (clinic_id uuid, id uuid);', 'has no key'],
  ['-- reference table:\ncreate table patients.x (id uuid primary key);', 'begins with id'],
  ['-- reference table: why\n\ncreate table patients.x (id uuid primary key);', 'begins with id'],
  ['create table x (clinic_id uuid primary key);', 'name the schema: patients.x'],
  ['create index by_x on x (clinic_id);', 'name the schema: patients.x'],
  ['create unique index by_x on x (clinic_id);', 'name the schema: patients.x'],
  ['alter table x add column y text;', 'name the schema: patients.x'],
  ['insert into x values (1);', 'name the schema: patients.x'],
  ['update x set y = 1;', 'name the schema: patients.x'],
  ['delete from x;', 'name the schema: patients.x'],
  ['drop table if exists x;', 'name the schema: patients.x'],
  ['alter table practice.clinic add column y text;', 'patients may not write practice.clinic'],
  ['insert into practice.clinic values (1);', 'patients may not write practice.clinic'],
  [
    table('user_id uuid, foreign key (clinic_id, user_id) references member (clinic_id, user_id),'),
    'references patients.member',
  ],
  [
    table('event_id uuid, foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id),'),
    'refers upward',
  ],
  [table('event_id uuid, foreign key (clinic_id, event_id) references billing.bill (clinic_id, id),'), 'refers upward'],
  [table('user_id uuid references practice.member (user_id),'), 'without clinic_id'],
  [
    table('user_id uuid, foreign key (user_id, clinic_id) references practice.member (user_id, clinic_id),'),
    'without clinic_id',
  ],
  ['create trigger t after insert on patients.x execute function f();', 'trigger acts'],
  ['create function patients.f() returns trigger language plpgsql as $$ begin end $$;', 'trigger acts'],
  [table('number serial,'), 'not counted by the database'],
  [table('number bigserial,'), 'not counted by the database'],
  [table('number bigint generated always as identity,'), 'not counted by the database'],
  [table('number bigint generated by default as identity,'), 'not counted by the database'],
  ['create sequence patients.numbers;', 'a sequence counts'],
  [table('made timestamp without time zone,'), 'is a timestamptz'],
  [table('made timestamp not null,'), 'is a timestamptz'],
  [table('made TIMESTAMP(3),'), 'is a timestamptz'],
  ['alter table patients.x enable row level security;', 'row-level security'],
  ['begin;\nalter table patients.x add column y text;', 'inside a transaction already'],
])('%s', (text, message) => {
  expect(breaches(text)).toEqual([expect.stringContaining(message)]);
});

test('reports the line', () => {
  expect(migrationsCheck([{ path, text: `create schema patients;\n\n${table('made timestamp,')}` }])).toMatchObject([
    { path, line: 6 },
  ]);
});
