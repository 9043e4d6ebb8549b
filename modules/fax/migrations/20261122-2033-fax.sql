create schema fax;

-- Numbers that somebody has checked with whom they belong to; trusted until their day.
create table fax.number (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  name text not null,
  -- As it is dialled: +16175550143.
  number text not null,
  verified_time timestamptz not null,
  verified_by uuid not null,
  -- Numbers are given to others in time: after this day it is typed twice again, or checked anew.
  expires_day date not null,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, verified_by) references practice.member (clinic_id, user_id)
);
create unique index number_once on fax.number (clinic_id, number) where deleted_time is null;

-- What goes out. Composed first, looked at, then sent.
create table fax.sent (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  -- What the page called it: composed or sent twice, it is one fax.
  client_key uuid not null,
  to_name text not null,
  to_number text not null,
  -- The checked number that it goes to; null for one that was typed twice.
  number_id uuid,
  patient_id uuid,
  subject text not null,
  file_id uuid not null,
  page_count integer not null,
  -- composed, queued, sending (claimed), handed (the carrier has it), sent, failed, cancelled
  state text not null,
  attempts integer not null default 0,
  due_time timestamptz,
  claimed_time timestamptz,
  carrier_id text,
  -- Why it failed, as a code and in words.
  fault text,
  problem text,
  -- Somebody has seen to a failed one.
  settled_time timestamptz,
  misdirected_time timestamptz,
  misdirected_reason text,
  created_by uuid not null,
  created_time timestamptz not null,
  done_time timestamptz,
  version integer not null default 1,
  primary key (clinic_id, id),
  unique (clinic_id, client_key),
  foreign key (clinic_id, number_id) references fax.number (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, file_id) references files.file (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);
create index sent_newest on fax.sent (clinic_id, created_time desc);
create index sent_of_patient on fax.sent (clinic_id, patient_id, created_time desc);
create index sent_under_way on fax.sent (due_time) where state in ('queued', 'sending', 'handed');

-- What came in.
create table fax.received (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  carrier_id text not null,
  from_number text not null,
  received_time timestamptz not null,
  file_id uuid not null,
  page_count integer not null,
  -- new, filed, archived (nobody's)
  state text not null,
  archive_reason text,
  misdirected_time timestamptz,
  done_by uuid,
  done_time timestamptz,
  version integer not null default 1,
  primary key (clinic_id, id),
  unique (clinic_id, carrier_id),
  foreign key (clinic_id, file_id) references files.file (clinic_id, id),
  foreign key (clinic_id, done_by) references practice.member (clinic_id, user_id)
);
create index received_newest on fax.received (clinic_id, received_time desc);

-- Pages of what came in that went into a patient's chart.
create table fax.filing (
  clinic_id uuid not null,
  id uuid not null,
  received_id uuid not null,
  first_page integer not null,
  last_page integer not null,
  patient_id uuid not null,
  document_id uuid not null,
  filed_by uuid not null,
  filed_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, received_id) references fax.received (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, document_id) references messages.document (clinic_id, id),
  foreign key (clinic_id, filed_by) references practice.member (clinic_id, user_id)
);
create index filing_of_received on fax.filing (clinic_id, received_id);
create index filing_of_patient on fax.filing (clinic_id, patient_id);

create view fax.fax_patient as
  select clinic_id, id, first_name, last_name, deleted_time from patients.patient;
create view fax.fax_member as
  select clinic_id, user_id, first_name, last_name, is_active from practice.member;
-- Where faxes come in, and whom one sends as.
create view fax.fax_practice as
  select clinic_id, id, practice_name, fax, office_phone from practice.practice where is_active;
create view fax.fax_clinic as
  select clinic_id, clinic_name, time_zone, is_demo from practice.clinic;
