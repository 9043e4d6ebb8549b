create table scheduling.waiting_entry (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  patient_id uuid not null,
  category_id uuid not null,
  -- Minutes.
  duration smallint not null check (duration between 5 and 1440),
  -- Empty for any.
  calendar_ids uuid[] not null,
  from_day date not null,
  to_day date not null,
  -- The wished time of day, on the clinic's wall clock.
  start_minute smallint not null default 0,
  end_minute smallint not null default 1440,
  note text,
  -- 1 first.
  priority smallint not null default 2 check (priority between 1 and 3),
  -- What it was booked as.
  booked_event_id uuid,
  version integer not null default 1,
  created_by uuid not null,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, category_id) references scheduling.event_category (clinic_id, id),
  foreign key (clinic_id, booked_event_id) references scheduling.event (clinic_id, id),
  check (to_day >= from_day),
  check (end_minute > start_minute)
);
create index waiting_by_day on scheduling.waiting_entry (clinic_id, to_day) where deleted_time is null and booked_event_id is null;

-- A time that somebody on the list was offered; whoever accepts first has it.
create table scheduling.waiting_offer (
  clinic_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  calendar_id uuid not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  state text not null check (state in ('open', 'accepted', 'taken', 'withdrawn')),
  expires_time timestamptz not null,
  answered_time timestamptz,
  created_by uuid not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, entry_id) references scheduling.waiting_entry (clinic_id, id),
  foreign key (clinic_id, calendar_id) references scheduling.calendar (clinic_id, id)
);
create index offer_by_entry on scheduling.waiting_offer (clinic_id, entry_id, id);
