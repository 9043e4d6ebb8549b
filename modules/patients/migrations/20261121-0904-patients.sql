create schema patients;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The next record number of each clinic.
create table patients.record_counter (
  clinic_id uuid primary key references practice.clinic (clinic_id),
  next_number bigint not null
);

create table patients.patient (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  record_number bigint not null,
  first_name text not null,
  last_name text not null,
  middle_name text,
  nick_name text,
  email text,
  mobile text,
  home_phone text,
  work_phone text,
  date_of_birth date,
  deceased_date date,
  gender text not null,
  gender_at_birth text,
  race text,
  ethnicity text,
  emergency_contact_name text,
  emergency_contact_phone text,
  default_pharmacy text,
  source text,
  -- What the file that it was imported from calls this patient; an import run twice finds it again.
  import_key text,
  note1 text,
  note2 text,
  layout jsonb,
  -- Names folded as rules/name-search.ts folds them: what lists are sorted by and searches run on.
  last_key text not null,
  first_key text not null,
  search_text text not null,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);
create unique index patient_record_number on patients.patient (clinic_id, record_number);
create unique index patient_import_key on patients.patient (clinic_id, import_key) where import_key is not null;
create index patient_by_last on patients.patient (clinic_id, last_key, first_key, id) where deleted_time is null;
create index patient_by_first on patients.patient (clinic_id, first_key, last_key, id) where deleted_time is null;
create index patient_by_birth on patients.patient (clinic_id, date_of_birth) where deleted_time is null;
create index patient_by_update on patients.patient (clinic_id, updated_time) where deleted_time is null;
create index patient_by_fragment on patients.patient using gin (clinic_id, search_text gin_trgm_ops) where deleted_time is null;

create table patients.patient_tag (
  clinic_id uuid not null,
  patient_id uuid not null,
  tag text not null,
  color text not null,
  primary key (clinic_id, patient_id, tag),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create index patient_tag_by_tag on patients.patient_tag (clinic_id, tag);

create table patients.address (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  address_type text not null check (address_type in ('mailing_address', 'billing')),
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null,
  is_default boolean not null,
  is_po_box boolean not null default false,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create index address_by_patient on patients.address (clinic_id, patient_id) where deleted_time is null;

create table patients.allergy (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  substance text not null,
  category text not null check (category in ('drug', 'food', 'insect', 'latex', 'mold', 'pet', 'pollen')),
  reaction text,
  severity text,
  status text not null default 'active',
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create index allergy_by_patient on patients.allergy (clinic_id, patient_id) where deleted_time is null;
