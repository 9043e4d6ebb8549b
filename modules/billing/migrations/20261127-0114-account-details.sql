-- What billing knows about a patient besides the ledger: who is responsible, what was signed, and whether statements are held.
create table billing.account_details (
  clinic_id uuid not null references practice.clinic (clinic_id),
  patient_id uuid not null,
  -- The day when the patient signed the release of information (CMS-1500, box 12) and the assignment of benefits (box 13).
  release_day date,
  assignment_day date,
  -- Why no statements are sent; empty if they are.
  statement_hold text not null default '',
  -- What the patient is to the guarantor; null if the patient is responsible.
  relationship text check (relationship in ('Child', 'Spouse', 'Other')),
  guarantor_first_name text not null default '',
  guarantor_last_name text not null default '',
  guarantor_birth_day date,
  guarantor_phone text,
  guarantor_email text,
  guarantor_address_line1 text not null default '',
  guarantor_address_line2 text not null default '',
  guarantor_city text not null default '',
  guarantor_state text not null default '',
  guarantor_postal_code text not null default '',
  -- The saved card that due invoices are charged to, and the day when the patient agreed.
  autopay_card_id uuid,
  autopay_consent_day date,
  version integer not null default 1,
  updated_time timestamptz not null,
  primary key (clinic_id, patient_id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, autopay_card_id) references billing.saved_card (clinic_id, id),
  check (relationship is null or guarantor_last_name <> ''),
  check (autopay_card_id is null or autopay_consent_day is not null)
);

-- The last answer of a payer about a coverage, for the check of a claim.
create view billing.coverage_check as
  select clinic_id, coverage_id, outcome, service_date, requested_time from eligibility.eligibility_check;
