-- reference table: tries to come in are counted before anybody knows which clinic they belong to; the key is a keyed hash
create table sessions.counted_try (
  key_hash text primary key,
  count integer not null,
  expires_time timestamptz not null
);
create index counted_try_over on sessions.counted_try (expires_time);
-- Whether a member has signed in from this browser before.
create index session_from on sessions.session (clinic_id, user_id, device_id);
