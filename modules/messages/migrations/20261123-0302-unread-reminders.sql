-- When a sender is reminded that what they sent was not read.
create table messages.unread_reminder (
  clinic_id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  remind_time timestamptz not null,
  -- When the time had come, whether it was read by then or not.
  looked_time timestamptz,
  -- The task that came of it is open.
  has_task boolean not null default false,
  primary key (clinic_id, message_id),
  foreign key (clinic_id, message_id) references messages.message (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
