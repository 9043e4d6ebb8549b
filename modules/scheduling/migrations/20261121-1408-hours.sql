alter table scheduling.event_category
  add column version integer not null default 1,
  add column updated_time timestamptz;

-- Where nobody has set hours, the clinic's opening hours hold from Monday to Friday.
alter table scheduling.calendar
  add column has_own_hours boolean not null default false,
  add column hours_version integer not null default 1;

-- A calendar's week, on the clinic's wall clock: when its owner works, and the breaks therein.
create table scheduling.working_span (
  clinic_id uuid not null,
  calendar_id uuid not null,
  -- Monday is 1.
  weekday smallint not null check (weekday between 1 and 7),
  start_minute smallint not null check (start_minute between 0 and 1439),
  end_minute smallint not null check (end_minute between 1 and 1440),
  is_break boolean not null default false,
  primary key (clinic_id, calendar_id, weekday, start_minute, is_break),
  foreign key (clinic_id, calendar_id) references scheduling.calendar (clinic_id, id),
  check (end_minute > start_minute)
);

-- Days on which nobody is booked: of one calendar, or a holiday of the whole clinic where it names none.
create table scheduling.time_off (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  calendar_id uuid,
  first_day date not null,
  last_day date not null,
  -- On the first and on the last day, on the clinic's wall clock.
  start_minute smallint not null default 0 check (start_minute between 0 and 1439),
  end_minute smallint not null default 1440 check (end_minute between 1 and 1440),
  reason text not null,
  version integer not null default 1,
  created_by uuid not null,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, calendar_id) references scheduling.calendar (clinic_id, id),
  check (first_day < last_day or (first_day = last_day and start_minute < end_minute))
);
create index time_off_by_day on scheduling.time_off (clinic_id, last_day) where deleted_time is null;
