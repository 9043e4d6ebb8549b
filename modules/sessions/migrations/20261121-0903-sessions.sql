create schema sessions;

-- reference table: a name is typed before anybody knows which clinic it belongs to
create table sessions.sign_in_name (
  username text primary key,
  clinic_id uuid not null,
  user_id uuid not null
);

create table sessions.credential (
  clinic_id uuid not null,
  user_id uuid not null,
  password_hash text not null,
  changed_time timestamptz not null,
  primary key (clinic_id, user_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

create table sessions.session (
  clinic_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  practice_id uuid not null,
  device_id text,
  user_agent text,
  ip text,
  created_time timestamptz not null,
  seen_time timestamptz not null,
  ended_time timestamptz,
  end_reason text,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id)
);
create index session_open on sessions.session (clinic_id, user_id) where ended_time is null;
