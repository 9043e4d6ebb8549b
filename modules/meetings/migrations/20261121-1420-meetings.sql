create schema meetings;

-- An account elsewhere that a member has linked.
create table meetings.linked_account (
  clinic_id uuid not null,
  user_id uuid not null,
  provider text not null check (provider in ('zoom', 'google')),
  email text not null,
  -- Access and refresh token, sealed.
  tokens bytea not null,
  expires_time timestamptz not null,
  state text not null default 'linked' check (state in ('linked', 'expired')),
  created_time timestamptz not null,
  primary key (clinic_id, user_id, provider),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

-- A way to a provider's consent page and back, until it is ended or an hour old.
create table meetings.link_attempt (
  clinic_id uuid not null,
  state_hash bytea not null,
  user_id uuid not null,
  provider text not null,
  -- The proof that the one who comes back is the one who went, sealed.
  verifier bytea not null,
  created_time timestamptz not null,
  primary key (clinic_id, state_hash),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

-- The online meeting of an event: what is wanted of it, and how far the provider has it.
create table meetings.online_meeting (
  clinic_id uuid not null,
  id uuid not null,
  event_id uuid not null,
  host_id uuid not null,
  is_wanted boolean not null,
  -- It ended because its event was canceled, and comes back with it.
  ended_with_event boolean not null default false,
  topic text not null,
  agenda text not null,
  password text not null,
  invitees text[] not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  time_zone text not null,
  -- Counts what is wanted, and what of that the provider has.
  version integer not null default 1,
  settled_version integer not null default 0,
  state text not null check (state in ('creating', 'ready', 'failed', 'ended')),
  error text,
  -- The provider was asked to make it: it may have, although we never heard.
  asked_time timestamptz,
  provider_id text,
  join_url text,
  attempts integer not null default 0,
  claimed_until timestamptz,
  -- Of the invitations, as RFC 5545 counts, and who has one.
  sequence integer not null default 0,
  invited text[] not null default '{}',
  created_by uuid not null,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  primary key (clinic_id, id),
  unique (clinic_id, event_id),
  foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id),
  foreign key (clinic_id, host_id) references practice.member (clinic_id, user_id)
);
create index online_meeting_by_host on meetings.online_meeting (clinic_id, host_id, start_time) where is_wanted;
