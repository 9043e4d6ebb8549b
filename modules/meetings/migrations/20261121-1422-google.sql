-- How far a member's Google calendar has been read, and how much of ours it is told.
create table meetings.google_sync (
  clinic_id uuid not null,
  user_id uuid not null,
  detail text not null default 'busy' check (detail in ('busy', 'initials')),
  sync_token text,
  full_sync_time timestamptz,
  sync_time timestamptz,
  primary key (clinic_id, user_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

-- Our events that stand in a member's Google calendar: as what they were told, and what Google called that state of them.
create table meetings.google_copy (
  clinic_id uuid not null,
  user_id uuid not null,
  event_id uuid not null,
  told text not null,
  etag text,
  primary key (clinic_id, user_id, event_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id)
);
create index google_copy_by_event on meetings.google_copy (clinic_id, event_id);
