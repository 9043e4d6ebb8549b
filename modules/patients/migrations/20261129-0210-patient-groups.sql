-- Saved views of the patient list that were shared as groups, for apps that export records. The filters are those of
-- the view when it was shared; the members are found whenever the group is read.
create table patients.patient_group (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  group_name text not null,
  -- The filters of the list as text, by name (rules/list/list-filters.ts).
  filters jsonb not null,
  created_by uuid not null,
  created_time timestamptz not null,
  version integer not null default 1,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);
create unique index patient_group_name_once on patients.patient_group (clinic_id, lower(group_name))
  where deleted_time is null;
