create schema chart;

create table chart.chart_note (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  author_id uuid not null,
  event_id uuid,
  event_category_id uuid,
  encounter_mode text not null check (encounter_mode in ('office', 'phone', 'video')),
  record_name text not null,
  note text not null,
  nurse_note text not null,
  service_date date not null,
  layout jsonb,
  is_pinned boolean not null default false,
  signer_id uuid,
  signer_name text,
  signed_time timestamptz,
  -- SHA-256 of what was signed.
  signed_hash bytea,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, author_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id),
  check ((signer_id is null) = (signed_time is null))
);
create unique index note_of_event on chart.chart_note (clinic_id, event_id) where event_id is not null and deleted_time is null;
create index note_by_patient on chart.chart_note (clinic_id, patient_id, service_date) where deleted_time is null;
create index note_by_author on chart.chart_note (clinic_id, author_id, updated_time) where deleted_time is null;
