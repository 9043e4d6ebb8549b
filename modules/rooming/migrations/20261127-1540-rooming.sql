create schema rooming;

-- Where a patient who was checked in is: one row per appointment.
create table rooming.visit (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  event_id uuid not null,
  patient_id uuid not null,
  state text not null check (state in ('arrived', 'in_room', 'ready', 'left')),
  room_id uuid,
  arrived_time timestamptz not null,
  -- Since when the state lasts.
  state_time timestamptz not null,
  version integer not null default 1,
  created_time timestamptz not null,
  -- The check-in was taken back.
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, room_id) references scheduling.resource (clinic_id, id),
  check (state not in ('in_room', 'ready') or room_id is not null)
);
create unique index visit_of_event_once on rooming.visit (clinic_id, event_id);
