-- What is written again and again: messages, and letters on paper.
create table messages.text_template (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  kind text not null,
  title text not null,
  body text not null,
  version integer not null default 1,
  created_by uuid not null,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id),
  check (kind in ('message', 'letter'))
);
create unique index text_template_title on messages.text_template (clinic_id, kind, lower(title)) where deleted_time is null;
