-- A secure message as it was taken into a note: its words as they were then, which nothing changes.
create table chart.note_message (
  clinic_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  message_id uuid not null,
  conversation_id uuid not null,
  sender_name text not null,
  sent_time timestamptz not null,
  subject text not null,
  body text not null,
  taken_by uuid not null,
  taken_name text not null,
  taken_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, message_id) references messages.message (clinic_id, id),
  foreign key (clinic_id, conversation_id) references messages.conversation (clinic_id, id),
  foreign key (clinic_id, taken_by) references practice.member (clinic_id, user_id)
);
create unique index note_message_once on chart.note_message (clinic_id, note_id, message_id) where deleted_time is null;
create index note_message_of_message on chart.note_message (clinic_id, message_id);
