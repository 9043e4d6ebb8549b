-- What a module tells the floors above it and the browsers: written in the transaction of what it tells of, removed once delivered.
create table platform.outbox (
  clinic_id uuid not null,
  id uuid not null,
  topic text not null,
  body jsonb not null,
  due_time timestamptz not null default now(),
  attempts smallint not null default 0,
  primary key (clinic_id, id)
);
create index outbox_due on platform.outbox (due_time);
