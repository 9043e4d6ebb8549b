create schema apps;

-- An app of another vendor that a clinic allows to use its FHIR API.
create table apps.app (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  name text not null,
  -- public: without a secret, e.g. on a phone; confidential: with a server; backend: without a user.
  kind text not null check (kind in ('public', 'confidential', 'backend')),
  redirect_uris text[] not null,
  launch_url text,
  -- The most that the app can be granted, separated by spaces.
  scopes text not null,
  -- The app's public keys, pasted or fetched from its address.
  jwks text,
  jwks_url text,
  -- SHA-256 of 256 random bits; the secret itself is shown once and never stored.
  secret_hash bytea,
  secret_time timestamptz,
  is_active boolean not null,
  last_used_time timestamptz,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);

-- What a member or a patient allowed an app to do.
create table apps.app_grant (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  app_id uuid not null,
  -- One of the two allowed it.
  user_id uuid,
  portal_patient_id uuid,
  granted_by text not null,
  -- The patient and the encounter in context.
  patient_id uuid,
  encounter_id uuid,
  scopes text not null,
  created_time timestamptz not null,
  last_used_time timestamptz,
  revoked_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, app_id) references apps.app (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, portal_patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  check ((user_id is null) <> (portal_patient_id is null))
);
create index app_grant_of_app on apps.app_grant (clinic_id, app_id);
create index app_grant_of_user on apps.app_grant (clinic_id, user_id) where revoked_time is null;
create index app_grant_of_patient on apps.app_grant (clinic_id, portal_patient_id) where revoked_time is null;
create index app_grant_about_patient on apps.app_grant (clinic_id, patient_id);

-- Tokens, codes, pending authorizations, launches and used assertions, found by the hash of their secret id.
create table apps.token (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  kind text not null,
  id_hash bytea not null,
  app_id uuid not null,
  grant_id uuid,
  payload jsonb not null,
  created_time timestamptz not null,
  expires_time timestamptz not null,
  consumed_time timestamptz,
  primary key (clinic_id, id),
  unique (clinic_id, kind, id_hash),
  foreign key (clinic_id, app_id) references apps.app (clinic_id, id),
  foreign key (clinic_id, grant_id) references apps.app_grant (clinic_id, id)
);
-- A token is presented before the clinic is known; the hash of at least 126 random bits also determines the clinic.
create index token_by_hash on apps.token (id_hash);
create index token_of_grant on apps.token (clinic_id, grant_id);
create index token_by_expiry on apps.token (clinic_id, expires_time);

-- reference table: all clinics of an installation share one authorization server, and so its signing key.
create table apps.signing_key (
  name text primary key,
  sealed bytea not null,
  created_time timestamptz not null
);
