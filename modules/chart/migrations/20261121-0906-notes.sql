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
  -- Who saved last.
  editor_id uuid not null,
  -- Whose stretch of writing the audit log has an entry of, and since when.
  note_stretch_by uuid,
  note_stretch_time timestamptz,
  nurse_note_stretch_by uuid,
  nurse_note_stretch_time timestamptz,
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
  foreign key (clinic_id, editor_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, signer_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id),
  foreign key (clinic_id, event_category_id) references scheduling.event_category (clinic_id, id),
  check ((signer_id is null) = (signed_time is null)),
  check ((signer_name is null) = (signed_time is null)),
  check ((signed_hash is null) = (signed_time is null))
) with (fillfactor = 70);
-- A note is saved with every word that is typed: no index holds what such a save changes, and there is room beside the row.
create unique index note_of_event on chart.chart_note (clinic_id, event_id) where event_id is not null and deleted_time is null;
create index note_by_patient on chart.chart_note (clinic_id, patient_id, service_date, id) where deleted_time is null;
create index note_by_author on chart.chart_note (clinic_id, author_id, service_date, id) where deleted_time is null;
create index note_by_day on chart.chart_note (clinic_id, service_date, id) where deleted_time is null;
create index unsigned_note on chart.chart_note (clinic_id, author_id, service_date, id) where deleted_time is null and signed_time is null;

-- What a note shows of the floors below, named here once: the database refuses a change there that would break it.
create view chart.note_writer as
  select clinic_id, user_id, first_name, last_name, title, credential from practice.member;
create view chart.note_patient as
  select clinic_id, id, record_number, first_name, last_name, date_of_birth, gender, search_text, deleted_time from patients.patient;
