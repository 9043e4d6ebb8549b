-- A member's own calendar as a file at an address that nobody can guess.
create table meetings.feed (
  clinic_id uuid not null,
  user_id uuid not null,
  -- SHA-256 of the address's secret: who reads the table can't read the feed.
  secret_hash bytea not null,
  -- What is told of each appointment.
  detail text not null check (detail in ('busy', 'initials', 'names')),
  created_time timestamptz not null,
  read_time timestamptz,
  primary key (clinic_id, user_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create unique index feed_by_secret on meetings.feed (secret_hash);
