import type { Migration } from '../../migrate.ts';

/**
 * A small schema with everything that is hard to restore: circular foreign keys, generated and identity columns, arrays
 * of a custom type, code sets, triggers, a materialized view.
 */
export const installationMigrations: Migration[] = [
  {
    name: '20260101-0000-ward',
    module: 'ward',
    sql: `
      create schema ward;
      create type ward.mood as enum ('calm', 'wild');
      create table ward.code (name text primary key, meaning text not null);
      insert into ward.code values ('A', 'as the migration says');
      create table ward.bed (
        clinic_id uuid, id uuid, guest_id uuid, number bigint generated always as identity,
        primary key (clinic_id, id));
      create table ward.guest (
        clinic_id uuid, id uuid, bed_id uuid, "Full Name" text, moods ward.mood[], facts jsonb, weight numeric,
        born date, seen timestamptz, picture bytea, ticket serial, code text references ward.code,
        shouted text generated always as (upper("Full Name")) stored,
        primary key (clinic_id, id), foreign key (clinic_id, bed_id) references ward.bed (clinic_id, id));
      alter table ward.bed add foreign key (clinic_id, guest_id) references ward.guest (clinic_id, id);
      create unique index "Once" on ward.guest (clinic_id, lower("Full Name")) where born is not null;
      create function ward.count_up() returns trigger language plpgsql as
        $$ begin new.facts = coalesce(new.facts, '{}') || '{"touched": true}'; return new; end $$;
      create trigger touch before update or insert on ward.guest for each row execute function ward.count_up();
      create materialized view ward.census as select count(*) as guests from ward.guest;`,
  },
  {
    name: '20260102-0000-note',
    module: 'ward',
    sql: 'create table ward.note (clinic_id uuid, id uuid primary key, text text)',
  },
];
