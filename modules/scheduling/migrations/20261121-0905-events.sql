create schema scheduling;

create table scheduling.calendar (
  clinic_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  color text not null,
  is_active boolean not null default true,
  primary key (clinic_id, id),
  unique (clinic_id, user_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

create table scheduling.event_category (
  clinic_id uuid not null,
  id uuid not null,
  category_name text not null,
  color text not null,
  -- Minutes.
  duration smallint not null,
  interval_minutes smallint,
  message_template text,
  sort_index smallint not null default 0,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);

create table scheduling.event (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  title text not null,
  status text not null check (status in ('pending', 'confirmed', 'checkedin', 'noshow', 'canceled')),
  notes text,
  color text,
  -- Of a recurring event, the first occurrence.
  start_time timestamptz not null,
  end_time timestamptz not null,
  -- The wall clock that recurrence is counted on.
  time_zone text not null,
  category_id uuid not null,
  patient_id uuid,
  -- RFC 5545; empty for a one-time event.
  rrule text,
  rdates timestamptz[],
  exdates timestamptz[],
  recurs_until timestamptz,
  -- Of one changed occurrence: its series, and the start that it replaces.
  recurring_event_id uuid,
  replaced_start timestamptz,
  is_online_meeting boolean not null default false,
  -- Why it was booked although it overlapped others.
  accepted_conflicts uuid[],
  created_by uuid not null,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, category_id) references scheduling.event_category (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, recurring_event_id) references scheduling.event (clinic_id, id),
  check (end_time > start_time)
);
create index event_by_patient on scheduling.event (clinic_id, patient_id, start_time) where deleted_time is null;

-- The calendars that an event stands on. Its times stand here too, so that one index answers what a calendar shows.
create table scheduling.event_attendee (
  clinic_id uuid not null,
  calendar_id uuid not null,
  event_id uuid not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  is_busy boolean not null,
  primary key (clinic_id, event_id, calendar_id),
  foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id),
  foreign key (clinic_id, calendar_id) references scheduling.calendar (clinic_id, id)
);
create index attendee_by_time on scheduling.event_attendee (clinic_id, calendar_id, start_time, end_time);

-- What the calendar shows of the floors below, named here once: the database refuses a change there that would break it.
create view scheduling.calendar_owner as
  select clinic_id, user_id, first_name, last_name, title, credential from practice.member;
create view scheduling.event_patient as
  select clinic_id, id, record_number, first_name, last_name, date_of_birth, gender, mobile, deleted_time from patients.patient;
