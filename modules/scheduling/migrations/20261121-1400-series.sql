-- A series is its rule and what its occurrences begin with; each occurrence is an event of its own, written when it is booked.
create table scheduling.series (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  -- RFC 5545, counted on the wall clock of time_zone.
  rrule text not null,
  rdates timestamptz[] not null default '{}',
  exdates timestamptz[] not null default '{}',
  title text not null,
  status text not null check (status in ('pending', 'confirmed', 'checkedin', 'noshow', 'canceled')),
  notes text,
  color text,
  -- Of the first occurrence.
  start_time timestamptz not null,
  end_time timestamptz not null,
  time_zone text not null,
  category_id uuid not null,
  patient_id uuid,
  calendar_ids uuid[] not null,
  resource_ids uuid[] not null default '{}',
  created_by uuid not null,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, category_id) references scheduling.event_category (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  check (end_time > start_time)
);

-- No event has had a rule before.
alter table scheduling.event
  drop column rrule,
  drop column rdates,
  drop column exdates,
  drop column recurs_until,
  drop column recurring_event_id,
  add column series_id uuid,
  -- It was changed by itself: what its series does to the fields that differ passes it by.
  add column is_override boolean not null default false,
  -- Why it was booked although it overlapped others, in the words of whoever did.
  add column conflict_reason text,
  add foreign key (clinic_id, series_id) references scheduling.series (clinic_id, id),
  add check ((series_id is null) = (replaced_start is null));
-- The start by which an occurrence is called; the series gives it to one event.
create unique index event_by_occurrence on scheduling.event (clinic_id, series_id, replaced_start)
  where series_id is not null and deleted_time is null;
