create schema messages;

-- The pair whose public half every page wraps its session keys with; the private half is sealed by the installation's own key.
create table messages.clinic_key (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  public_key bytea not null,
  sealed_private_key bytea not null,
  created_time timestamptz not null,
  primary key (clinic_id, id)
);
create unique index clinic_key_of_clinic on messages.clinic_key (clinic_id);

-- Which key a member's session began to read with: another one in the same session is refused.
create table messages.reader_key (
  clinic_id uuid not null,
  session_id uuid not null,
  fingerprint bytea not null,
  created_time timestamptz not null,
  primary key (clinic_id, session_id)
);

create table messages.conversation (
  clinic_id uuid not null,
  id uuid not null,
  category text not null check (category in ('Appointment', 'Office Message', 'Refill')),
  -- The one patient who takes part, if any.
  patient_id uuid,
  assigned_to uuid,
  version integer not null default 1,
  created_time timestamptz not null,
  last_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, assigned_to) references practice.member (clinic_id, user_id)
);
create index conversation_of_patient on messages.conversation (clinic_id, patient_id) where patient_id is not null;

-- Where a conversation lies for each who takes part.
create table messages.participant (
  clinic_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  user_id uuid,
  patient_id uuid,
  status text not null check (status in ('unread', 'read', 'archived', 'trash')),
  status_time timestamptz not null,
  last_received_time timestamptz,
  last_sent_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, conversation_id) references messages.conversation (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  check (num_nonnulls(user_id, patient_id) = 1)
);
create unique index participant_member on messages.participant (clinic_id, conversation_id, user_id) where user_id is not null;
create unique index participant_patient on messages.participant (clinic_id, conversation_id, patient_id) where patient_id is not null;
create index participant_inbox on messages.participant (clinic_id, user_id, last_received_time desc) where last_received_time is not null;
create index participant_sent on messages.participant (clinic_id, user_id, last_sent_time desc) where last_sent_time is not null;
create index participant_of_patient on messages.participant (clinic_id, patient_id) where patient_id is not null;

create table messages.message (
  clinic_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  -- What the sender's page called it before it was sent: sent twice, it is one message. It is bound into the encryption.
  draft_id uuid not null,
  sender_user_id uuid,
  sender_patient_id uuid,
  -- The nonce, then what the page encrypted with its session key (AES-128-GCM), with the tag at its end.
  content bytea not null,
  -- The session key, sealed under a key of the installation.
  sealed_key bytea not null,
  forward_of uuid,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, conversation_id) references messages.conversation (clinic_id, id),
  foreign key (clinic_id, sender_user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, sender_patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, forward_of) references messages.message (clinic_id, id),
  check (num_nonnulls(sender_user_id, sender_patient_id) = 1)
);
create unique index message_draft on messages.message (clinic_id, draft_id);
create index message_of_conversation on messages.message (clinic_id, conversation_id, created_time, id);

-- Whom a message went to, and when each has read it.
create table messages.receipt (
  clinic_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  user_id uuid,
  patient_id uuid,
  read_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, message_id) references messages.message (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  check (num_nonnulls(user_id, patient_id) = 1)
);
create unique index receipt_member on messages.receipt (clinic_id, message_id, user_id) where user_id is not null;
create unique index receipt_patient on messages.receipt (clinic_id, message_id, patient_id) where patient_id is not null;
create index receipt_of_patient on messages.receipt (clinic_id, patient_id) where patient_id is not null;

-- Files and folders of one person; names are sealed and found by a keyed hash.
create table messages.drive_entry (
  clinic_id uuid not null,
  id uuid not null,
  user_id uuid,
  patient_id uuid,
  folder_id uuid,
  is_folder boolean not null,
  name_hash bytea not null,
  sealed_name bytea not null,
  type text,
  file_id uuid,
  sealed_key bytea,
  -- What the page that encrypted it called it; bound into the encryption.
  upload_id uuid,
  byte_size integer not null default 0,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, folder_id) references messages.drive_entry (clinic_id, id),
  foreign key (clinic_id, file_id) references files.file (clinic_id, id),
  check (num_nonnulls(user_id, patient_id) = 1),
  check (is_folder = (file_id is null))
);
create unique index drive_entry_name on messages.drive_entry (clinic_id, user_id, folder_id, name_hash) nulls not distinct
  where deleted_time is null and user_id is not null;
create unique index drive_entry_upload on messages.drive_entry (clinic_id, upload_id) where upload_id is not null;
create index drive_entry_of_patient on messages.drive_entry (clinic_id, patient_id) where patient_id is not null;

-- What a message carries: an entry as it was when it was sent.
create table messages.attachment (
  clinic_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  entry_id uuid not null,
  position smallint not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, message_id) references messages.message (clinic_id, id),
  foreign key (clinic_id, entry_id) references messages.drive_entry (clinic_id, id)
);
create index attachment_of_message on messages.attachment (clinic_id, message_id, position);
create index attachment_of_entry on messages.attachment (clinic_id, entry_id);

-- The words of a message as keyed hashes: what a search compares.
create table messages.word (
  clinic_id uuid not null,
  message_id uuid not null,
  hash bytea not null,
  primary key (clinic_id, hash, message_id),
  foreign key (clinic_id, message_id) references messages.message (clinic_id, id)
);

-- What members write to one another beside a conversation; no patient sees it.
create table messages.internal_note (
  clinic_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  draft_id uuid not null,
  user_id uuid not null,
  content bytea not null,
  sealed_key bytea not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, conversation_id) references messages.conversation (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create unique index internal_note_draft on messages.internal_note (clinic_id, draft_id);
create index internal_note_of_conversation on messages.internal_note (clinic_id, conversation_id, created_time);
