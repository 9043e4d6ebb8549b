-- What everybody must know before they touch this patient: "Fall risk".
create table patients.alert (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  alert_text text not null,
  severity text not null check (severity in ('info', 'warning', 'critical')),
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create index alert_by_patient on patients.alert (clinic_id, patient_id) where deleted_time is null;
