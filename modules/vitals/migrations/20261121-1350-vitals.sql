create schema vitals;

create table vitals.definition (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  -- What the house knows the vital by; null for one of the clinic's own.
  code text,
  vital_name text not null,
  vital_unit text not null,
  decimals smallint not null default 0,
  normal_low double precision,
  normal_high double precision,
  plausible_low double precision,
  plausible_high double precision,
  sort_index integer not null,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);
create unique index definition_code on vitals.definition (clinic_id, code) where code is not null;
create unique index definition_name on vitals.definition (clinic_id, lower(vital_name)) where deleted_time is null;

create table vitals.record (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  definition_id uuid not null,
  value double precision not null,
  collect_time timestamptz not null,
  collector_user_id uuid not null,
  -- It lay outside of what is plausible, and whoever entered it said that it is so.
  is_confirmed boolean not null default false,
  created_time timestamptz not null,
  error_time timestamptz,
  error_user_id uuid,
  error_reason text,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, definition_id) references vitals.definition (clinic_id, id),
  foreign key (clinic_id, collector_user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, error_user_id) references practice.member (clinic_id, user_id)
);
create index record_of_patient on vitals.record (clinic_id, patient_id, definition_id, collect_time desc);
