-- With whom a file or folder of a member's drive is shared: a member, or a team (a role). A file is named by its first version.
create table messages.drive_share (
  clinic_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  user_id uuid,
  role_id uuid,
  can_edit boolean not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, entry_id) references messages.drive_entry (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, role_id) references practice.role (clinic_id, id),
  check (num_nonnulls(user_id, role_id) = 1)
);
create unique index drive_share_once on messages.drive_share (clinic_id, entry_id, user_id, role_id) nulls not distinct;
create index drive_share_of_member on messages.drive_share (clinic_id, user_id) where user_id is not null;
create index drive_share_of_role on messages.drive_share (clinic_id, role_id) where role_id is not null;
