-- Who gets mail when something is wrong; absent or empty for every administrator.
create table practice.health_setting (
  clinic_id uuid primary key references practice.clinic (clinic_id),
  recipient_ids uuid[] not null default '{}',
  version integer not null default 1
);
-- What is wrong, as the clinic's administrators were told.
create table practice.health_alert (
  clinic_id uuid not null references practice.clinic (clinic_id),
  -- A row of the health page: `jobs`, `email`.
  row_id text not null,
  since_time timestamptz not null,
  -- The last mail about it.
  mailed_time timestamptz not null,
  -- Since when it is no problem any more; it is over after a quarter of an hour.
  better_time timestamptz,
  primary key (clinic_id, row_id)
);
