-- A file uploaded again keeps its earlier versions: all later ones have the first one's id, and all but one are replaced.
alter table messages.drive_entry
  add column first_id uuid,
  add column replaced_time timestamptz,
  add foreign key (clinic_id, first_id) references messages.drive_entry (clinic_id, id);
create index drive_entry_versions on messages.drive_entry (clinic_id, first_id) where first_id is not null;
drop index messages.drive_entry_name;
create unique index drive_entry_name on messages.drive_entry (clinic_id, user_id, folder_id, name_hash) nulls not distinct
  where deleted_time is null and replaced_time is null and user_id is not null;
