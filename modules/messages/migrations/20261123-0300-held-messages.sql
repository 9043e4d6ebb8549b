-- A message in the seconds in which its sender can still call it back. It is no message yet: nothing that reads messages looks here.
create table messages.held_message (
  clinic_id uuid not null,
  -- What the message will be called.
  id uuid not null,
  conversation_id uuid not null,
  -- The category of the conversation that it begins; null for an answer.
  begins text check (begins in ('Appointment', 'Office Message', 'Refill')),
  draft_id uuid not null,
  sender_user_id uuid not null,
  -- The patient who takes part in the conversation.
  patient_id uuid,
  -- `[{"type": "Doctor", "id": "…"}]`
  recipients jsonb not null,
  content bytea not null,
  sealed_key bytea not null,
  word_hashes bytea[] not null,
  entry_ids uuid[] not null,
  forward_of uuid,
  remind_days smallint,
  release_time timestamptz not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, sender_user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create unique index held_message_draft on messages.held_message (clinic_id, draft_id);
create index held_message_of_conversation on messages.held_message (clinic_id, conversation_id);
create index held_message_of_patient on messages.held_message (clinic_id, patient_id) where patient_id is not null;
