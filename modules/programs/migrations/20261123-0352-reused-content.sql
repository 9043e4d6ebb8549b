alter table programs.content
  -- What the staff call it; patients read its title.
  add column staff_title text not null default '',
  -- The first piece that this one and its copies in other programs were made of; null where it stands alone.
  add column shared_id uuid;
create index content_shared on programs.content (clinic_id, shared_id) where shared_id is not null and deleted_time is null;
