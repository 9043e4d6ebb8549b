create schema pharmacies;

-- reference table: the network's directory of pharmacies, mirrored; one that left it stays, with the end of its time
create table pharmacies.pharmacy (
  ncpdp_id text primary key,
  npi text,
  -- As the directory writes it: parts between carets, of which the first is shown.
  organization_name text not null,
  organization_type text not null,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state_province text not null,
  postal_code text not null,
  primary_telephone text not null,
  fax text,
  directory_specialty_name text,
  active_start_time timestamptz,
  active_end_time timestamptz,
  service_level text,
  -- Name, city and number, folded, for the search.
  search_text text not null,
  updated_time timestamptz not null
);

create index pharmacy_by_zip on pharmacies.pharmacy (postal_code text_pattern_ops, state_province);
create index pharmacy_by_words on pharmacies.pharmacy using gin (search_text gin_trgm_ops);

-- reference table: each time that the directory was read
create table pharmacies.directory_load (
  id uuid primary key,
  -- Everything, or what changed since the last one.
  is_full boolean not null,
  started_time timestamptz not null,
  ended_time timestamptz,
  pharmacies integer not null default 0,
  -- What was left out, because it could not be read.
  skipped integer not null default 0,
  problem text
);

create index directory_load_newest on pharmacies.directory_load (started_time);

-- The pharmacies that a patient goes to.
create table pharmacies.patient_pharmacy (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  ncpdp_id text not null references pharmacies.pharmacy (ncpdp_id),
  is_preferred boolean not null,
  -- When a prescription went there last.
  used_time timestamptz,
  saved_by uuid not null,
  saved_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, saved_by) references practice.member (clinic_id, user_id)
);

create unique index patient_pharmacy_once on pharmacies.patient_pharmacy (clinic_id, patient_id, ncpdp_id) where deleted_time is null;
create unique index patient_pharmacy_preferred on pharmacies.patient_pharmacy (clinic_id, patient_id)
  where is_preferred and deleted_time is null;
