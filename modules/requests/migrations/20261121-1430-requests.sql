create schema requests;

-- The link that lets a patient in once, with their date of birth; of the token only the hash is kept.
create table requests.portal_link (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  token_hash bytea not null,
  channel text not null check (channel in ('email', 'sms')),
  -- Null where the patient asked for a new one.
  sent_by uuid,
  created_time timestamptz not null,
  expires_time timestamptz not null,
  wrong_attempts smallint not null default 0,
  locked_time timestamptz,
  spent_time timestamptz,
  revoked_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, sent_by) references practice.member (clinic_id, user_id)
);
create unique index portal_link_token on requests.portal_link (token_hash);
create index portal_link_patient on requests.portal_link (clinic_id, patient_id, created_time desc);

create table requests.portal_session (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  link_id uuid not null,
  token_hash bytea not null,
  created_time timestamptz not null,
  seen_time timestamptz not null,
  ended_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, link_id) references requests.portal_link (clinic_id, id)
);
create unique index portal_session_token on requests.portal_session (token_hash);
create index portal_session_patient on requests.portal_session (clinic_id, patient_id);
create index portal_session_link on requests.portal_session (clinic_id, link_id);

-- What a patient asked for. Type, title, description, data and what the record said then are never changed.
create table requests.request (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  type text not null check (type in ('MakeAppointment', 'CancelAppointment', 'PatientInfoUpdate', 'AddVital',
    'AddMedicationHistory', 'AddAllergy', 'DeleteMedicationHistory', 'DeleteAllergy')),
  title text not null,
  description text,
  data jsonb not null,
  before_data jsonb not null,
  -- The same wish twice has one fingerprint.
  fingerprint bytea not null,
  status text not null default 'New' check (status in ('New', 'Pending', 'Approved', 'Declined', 'Withdrawn')),
  handled_by uuid,
  handled_time timestamptz,
  -- Why it was declined; the patient reads it.
  reason text,
  -- What the clinic notes of one that waits; the patient does not read it.
  note text,
  follow_up_date date,
  -- What of it was taken over.
  applied jsonb,
  event_id uuid,
  version integer not null default 1,
  create_time timestamptz not null,
  update_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, handled_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id)
);
create index request_by_status on requests.request (clinic_id, status, create_time desc, id desc);
create index request_by_time on requests.request (clinic_id, create_time desc, id desc);
create index request_of_patient on requests.request (clinic_id, patient_id, create_time desc, id desc);
create index request_event on requests.request (clinic_id, event_id) where event_id is not null;
