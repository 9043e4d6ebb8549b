-- The link of a patient's pay page, as it stands on a statement and in reminders; of its token only the hash is kept. It shows nothing
-- but the account, and that only with the date of birth.
create table billing.pay_link (
  clinic_id uuid not null,
  -- Of what it stands on.
  id uuid not null,
  patient_id uuid not null,
  token_hash bytea not null,
  expires_day date not null,
  wrong_attempts smallint not null default 0,
  locked_time timestamptz,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create unique index pay_link_token on billing.pay_link (token_hash);
create index pay_link_of_patient on billing.pay_link (clinic_id, patient_id);
