-- Rehearsals: a patient who is booked, seen and billed to try the program out, and then removed with everything. The
-- row stays, so the column references no patient.
create table patients.rehearsal (
  clinic_id uuid not null references practice.clinic (clinic_id),
  patient_id uuid not null,
  started_by uuid not null,
  started_time timestamptz not null,
  removed_by uuid,
  removed_time timestamptz,
  primary key (clinic_id, patient_id)
);
create unique index rehearsal_open on patients.rehearsal (clinic_id) where removed_time is null;
