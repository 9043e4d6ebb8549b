-- How each member has set up the page for themselves: style, layouts, columns, pinned pages. One row a key; the last save wins.
create table practice.user_setting (
  clinic_id uuid not null,
  user_id uuid not null,
  key text not null,
  value jsonb not null,
  version integer not null default 1,
  updated_time timestamptz not null,
  primary key (clinic_id, user_id, key),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
