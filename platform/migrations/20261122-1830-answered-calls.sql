-- What was answered to a call that its caller gave a key: the same key from the same person gets the same answer for a day.
create table platform.answered_call (
  clinic_id uuid not null,
  user_id uuid not null,
  key text not null,
  -- Of what was asked: a key belongs to one call.
  fingerprint bytea not null,
  -- Null while it is under way, and where nobody knows how it ended.
  answer bytea,
  created_time timestamptz not null,
  primary key (clinic_id, user_id, key)
);
create index answered_call_old on platform.answered_call (clinic_id, created_time);
