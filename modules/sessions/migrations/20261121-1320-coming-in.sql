-- What a clinic asks of everybody who signs in; a clinic without a row has the defaults.
create table sessions.clinic_policy (
  clinic_id uuid not null references practice.clinic (clinic_id),
  idle_minutes smallint not null default 15 check (idle_minutes between 5 and 60),
  require_two_fa boolean not null default false,
  version integer not null default 1,
  updated_time timestamptz not null,
  primary key (clinic_id)
);

alter table sessions.session add column method text not null default 'password';
-- Until a second factor stands where the clinic asks for one, a session may do nothing but set it up.
alter table sessions.session add column restricted boolean not null default false;
-- When its user last proved to be who they are: what guards the account is changed only soon after that.
alter table sessions.session add column confirmed_time timestamptz;
create index session_history on sessions.session (clinic_id, user_id, created_time desc);

-- A sign-in that is half done: its token may take the one step that `purpose` names, once.
create table sessions.sign_in_step (
  clinic_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  purpose text not null check (purpose in ('two_fa', 'practice')),
  method text not null,
  device_id text,
  user_agent text,
  ip text,
  tries smallint not null default 0,
  created_time timestamptz not null,
  expires_time timestamptz not null,
  used_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

create table sessions.factor (
  clinic_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('totp', 'email', 'sms')),
  secret bytea,
  address text,
  last_step bigint,
  is_default boolean not null default false,
  created_time timestamptz not null,
  confirmed_time timestamptz,
  used_time timestamptz,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create index factor_of on sessions.factor (clinic_id, user_id) where deleted_time is null;

create table sessions.recovery_code (
  clinic_id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  created_time timestamptz not null,
  used_time timestamptz,
  deleted_time timestamptz,
  primary key (clinic_id, user_id, code_hash),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

-- Six digits that were sent; `step_id` is the half-done sign-in that they belong to, none while a factor is being set up.
create table sessions.sent_code (
  clinic_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  factor_id uuid not null,
  step_id uuid,
  code_hash text not null,
  tries smallint not null default 0,
  created_time timestamptz not null,
  expires_time timestamptz not null,
  used_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, factor_id) references sessions.factor (clinic_id, id)
);
create index sent_code_of on sessions.sent_code (clinic_id, user_id, created_time desc);

create table sessions.passkey (
  clinic_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  passkey_name text not null,
  created_time timestamptz not null,
  used_time timestamptz,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create unique index passkey_once on sessions.passkey (clinic_id, credential_id) where deleted_time is null;

-- reference table: a passkey's challenge is answered before anybody knows which clinic its owner belongs to
create table sessions.spent_challenge (
  id uuid primary key,
  expires_time timestamptz not null
);

create table sessions.remembered_device (
  clinic_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  user_agent text,
  ip text,
  created_time timestamptz not null,
  used_time timestamptz not null,
  expires_time timestamptz not null,
  revoked_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create index remembered_device_of on sessions.remembered_device (clinic_id, user_id) where revoked_time is null;

create table sessions.password_reset (
  clinic_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  tries smallint not null default 0,
  created_time timestamptz not null,
  expires_time timestamptz not null,
  used_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create index password_reset_of on sessions.password_reset (clinic_id, user_id, created_time desc);

create table sessions.failed_sign_in (
  clinic_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  reason text not null,
  user_agent text,
  ip text,
  time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create index failed_sign_in_of on sessions.failed_sign_in (clinic_id, user_id, time desc);
