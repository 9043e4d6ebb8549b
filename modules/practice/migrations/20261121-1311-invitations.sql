create table practice.invitation (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  -- SHA-256 of the token in the mail; the token itself is kept nowhere.
  token_hash bytea not null,
  invited_by uuid not null,
  created_time timestamptz not null,
  sent_time timestamptz not null,
  expires_time timestamptz not null,
  accepted_time timestamptz,
  revoked_time timestamptz,
  user_id uuid,
  primary key (clinic_id, id),
  foreign key (clinic_id, invited_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create index invitation_by_token on practice.invitation (token_hash);
create unique index invitation_open_once on practice.invitation (clinic_id, lower(email))
  where accepted_time is null and revoked_time is null;

create table practice.invitation_practice (
  clinic_id uuid not null,
  invitation_id uuid not null,
  practice_id uuid not null,
  primary key (clinic_id, invitation_id, practice_id),
  foreign key (clinic_id, invitation_id) references practice.invitation (clinic_id, id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id)
);

create table practice.invitation_role (
  clinic_id uuid not null,
  invitation_id uuid not null,
  role_id uuid not null,
  primary key (clinic_id, invitation_id, role_id),
  foreign key (clinic_id, invitation_id) references practice.invitation (clinic_id, id),
  foreign key (clinic_id, role_id) references practice.role (clinic_id, id)
);
