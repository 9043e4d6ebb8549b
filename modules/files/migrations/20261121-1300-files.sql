create schema files;

-- What a file is; its bytes lie outside the database, sealed under a key of their own that stands here wrapped.
create table files.file (
  clinic_id uuid not null,
  id uuid not null,
  folder text not null,
  name text not null,
  type text not null,
  byte_size integer not null,
  -- Of the bytes before they were sealed: what a browser asks whether it is new, and what a damaged file is told by.
  sha256 bytea not null,
  wrapped_key bytea not null,
  patient_id uuid,
  created_by uuid,
  -- Counts the files that have had this place, as the avatars of one patient.
  place text,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);
create unique index file_in_its_place on files.file (clinic_id, place) where place is not null and deleted_time is null;
create index file_by_patient on files.file (clinic_id, patient_id) where patient_id is not null;
