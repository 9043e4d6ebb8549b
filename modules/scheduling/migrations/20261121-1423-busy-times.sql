-- Time that a member has given away elsewhere, as another calendar of theirs says; what for is not known here.
create table scheduling.busy_time (
  clinic_id uuid not null,
  id uuid not null,
  calendar_id uuid not null,
  -- Where it comes from, and what it is called there.
  source text not null,
  key text not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  primary key (clinic_id, id),
  unique (clinic_id, calendar_id, source, key),
  foreign key (clinic_id, calendar_id) references scheduling.calendar (clinic_id, id),
  check (end_time > start_time)
);
create index busy_time_by_time on scheduling.busy_time (clinic_id, calendar_id, start_time, end_time);
