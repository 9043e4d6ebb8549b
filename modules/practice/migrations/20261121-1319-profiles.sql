-- The picture and the signature of a member; both lie with the files.
alter table practice.member
  add column avatar_file_id uuid,
  add column signature_file_id uuid;
