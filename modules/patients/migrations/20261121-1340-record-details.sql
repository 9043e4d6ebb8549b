-- The picture of a patient, by the id that `files` keeps it under.
alter table patients.patient add column avatar_file_id uuid;

-- Somebody asked, and there is no allergy: that is another thing than a list that nobody has filled. By name, as whoever said so was called then.
alter table patients.patient add column no_allergies_time timestamptz;
alter table patients.patient add column no_allergies_by text;

alter table patients.allergy add column onset_date date;
alter table patients.allergy add column version integer not null default 1;
alter table patients.allergy add column updated_time timestamptz;
alter table patients.allergy add constraint allergy_status check (status in ('active', 'inactive', 'resolved', 'entered_in_error'));
alter table patients.allergy add constraint allergy_severity check (severity in ('mild', 'moderate', 'severe'));

alter table patients.address add column version integer not null default 1;
alter table patients.address add column updated_time timestamptz;

-- What a patient takes or took, whoever prescribed it.
create table patients.medication_record (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  drug_name text not null,
  -- How it is taken; the page calls it Instructions.
  frequency text,
  from_date date,
  -- Null for what is taken on.
  to_date date,
  record_type text not null check (record_type in ('Drug', 'Supplement')),
  type text,
  erx_issue_date date,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create index medication_by_patient on patients.medication_record (clinic_id, patient_id) where deleted_time is null;
