create schema kiosk;

-- A tablet or screen in the clinic's rooms. Of its pairing code and its token only the hashes are kept.
create table kiosk.device (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  practice_id uuid not null,
  name text not null,
  kind text not null check (kind in ('check_in', 'display')),
  pairing_hash bytea,
  pairing_expires_time timestamptz,
  token_hash bytea,
  paired_time timestamptz,
  seen_time timestamptz,
  version integer not null default 1,
  created_time timestamptz not null,
  -- Switched off.
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id)
);
create unique index device_name on kiosk.device (clinic_id, lower(name));
create unique index device_pairing on kiosk.device (pairing_hash);
create unique index device_token on kiosk.device (token_hash);

-- A patient at a tablet, from the matching date of birth until "Done".
create table kiosk.check_in (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  device_id uuid not null,
  patient_id uuid not null,
  event_ids uuid[] not null,
  token_hash bytea not null,
  created_time timestamptz not null,
  seen_time timestamptz not null,
  checked_in_time timestamptz,
  -- What the patient was told to pay at the desk, in cents.
  copay_told integer,
  balance_told integer,
  ended_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, device_id) references kiosk.device (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create unique index check_in_token on kiosk.check_in (token_hash);
create index check_in_patient on kiosk.check_in (clinic_id, patient_id);
create index check_in_device on kiosk.check_in (clinic_id, device_id);
