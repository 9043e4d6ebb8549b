-- What a clinic says of itself, its tags and its practices can be changed by two people at once.
alter table practice.clinic
  add column attributes jsonb not null default '{}',
  add column signature text,
  add column logo_file_id uuid,
  add column version integer not null default 1;

alter table practice.clinic_tag add column version integer not null default 1;
