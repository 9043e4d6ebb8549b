create schema notifications;

create table notifications.notification (
  clinic_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  source text not null check (source in ('Tasks', 'calendar', 'Patient Request', 'Settings', 'Message')),
  type text not null,
  description text not null,
  -- The id of what it is about, as its module writes it.
  pass_id text not null,
  -- Where the page leads, when its source leaves it open.
  path text,
  created_time timestamptz not null,
  read_time timestamptz,
  primary key (clinic_id, user_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create index notification_unread on notifications.notification (clinic_id, user_id, created_time) where read_time is null;
create index notification_read on notifications.notification (read_time) where read_time is not null;
