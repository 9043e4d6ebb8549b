-- Whom a merged patient's links lead to.
alter table patients.patient add column merged_into uuid;
create index patient_by_mobile on patients.patient (clinic_id, mobile) where deleted_time is null and mobile is not null;
create index patient_by_email on patients.patient (clinic_id, lower(email)) where deleted_time is null and email is not null;

-- Two patients who may be one person; the smaller id first.
create table patients.duplicate_pair (
  clinic_id uuid not null,
  one_id uuid not null,
  other_id uuid not null,
  -- 0 to 100, as rules/likeness.ts weighs it, and why.
  score smallint not null,
  reasons text[] not null,
  found_time timestamptz not null,
  dismissed_time timestamptz,
  dismissed_by uuid,
  primary key (clinic_id, one_id, other_id),
  foreign key (clinic_id, one_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, other_id) references patients.patient (clinic_id, id),
  check (one_id < other_id)
);
create index open_pair on patients.duplicate_pair (clinic_id, score desc, one_id, other_id) where dismissed_time is null;
create index pair_by_other on patients.duplicate_pair (clinic_id, other_id);

-- A merge, with what it takes to undo it.
create table patients.merge (
  clinic_id uuid not null,
  id uuid not null,
  survivor_id uuid not null,
  merged_id uuid not null,
  -- The survivor's fields that the merge changed: { field: { before, after } }.
  fields jsonb not null,
  merged_by uuid not null,
  merged_by_name text not null,
  merged_time timestamptz not null,
  undone_by uuid,
  undone_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, survivor_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, merged_id) references patients.patient (clinic_id, id)
);
create index merge_by_time on patients.merge (clinic_id, merged_time desc);

-- Each row that a merge gave to the survivor, in any module's table.
create table patients.merge_log (
  clinic_id uuid not null,
  merge_id uuid not null,
  table_name text not null,
  column_name text not null,
  -- The row's key, without the clinic.
  row_key jsonb not null,
  primary key (clinic_id, merge_id, table_name, column_name, row_key),
  foreign key (clinic_id, merge_id) references patients.merge (clinic_id, id)
);
