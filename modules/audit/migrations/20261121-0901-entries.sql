create schema audit;

-- Where every transaction leaves its entries: one small index, so that no writer waits for another.
create table audit.inbox (
  clinic_id uuid not null,
  id uuid not null,
  time timestamptz not null,
  user_id uuid,
  user_name text,
  roles text,
  action text not null,
  object_type text not null,
  object_id uuid,
  patient_id uuid,
  changes json,
  ip text,
  session_id uuid,
  outcome text not null,
  reason text,
  mac bytea not null,
  primary key (clinic_id, id)
);

-- The log: moved here within a second, numbered and chained; rows are only ever added.
create table audit.entry (
  clinic_id uuid not null,
  seq bigint not null,
  id uuid not null,
  time timestamptz not null,
  user_id uuid,
  user_name text,
  roles text,
  action text not null,
  object_type text not null,
  object_id uuid,
  patient_id uuid,
  changes json,
  ip text,
  session_id uuid,
  outcome text not null,
  reason text,
  mac bytea not null,
  hash bytea not null,
  primary key (clinic_id, seq)
);
create index entry_by_patient on audit.entry (clinic_id, patient_id, seq) where patient_id is not null;
create index entry_by_user on audit.entry (clinic_id, user_id, seq);
create index entry_by_object on audit.entry (clinic_id, object_id, seq) where object_id is not null;
create index entry_by_time on audit.entry (clinic_id, time);
