-- What was scanned or uploaded into a patient's chart.
create table messages.document (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  -- What the page called it before it was uploaded: sent twice, it is one document.
  upload_id uuid not null,
  document_type text not null,
  -- The day that it is of, which need not be the day it came.
  document_day date not null,
  title text not null,
  file_id uuid not null,
  type text not null,
  byte_size integer not null,
  version integer not null default 1,
  created_by uuid not null,
  created_time timestamptz not null,
  deleted_time timestamptz,
  deleted_by uuid,
  delete_reason text,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, file_id) references files.file (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, deleted_by) references practice.member (clinic_id, user_id)
);
create unique index document_upload on messages.document (clinic_id, upload_id);
create index document_of_patient on messages.document (clinic_id, patient_id, document_day desc);
