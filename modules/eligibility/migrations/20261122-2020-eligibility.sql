create schema eligibility;

-- Who pays: the clinic's own list of insurers, with the number that the clearinghouse knows each by.
create table eligibility.payer (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  payer_name text not null,
  payer_code text not null,
  payer_type text not null check (payer_type in ('Commercial', 'Medicare', 'Medicaid', 'Tricare', 'Champva', 'FECA', 'Other')),
  phone text not null default '',
  -- Where claims on paper go.
  address_line1 text not null default '',
  address_line2 text not null default '',
  city text not null default '',
  state text not null default '',
  postal_code text not null default '',
  -- Whether it answers electronic questions.
  is_checked boolean not null default true,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);
create unique index payer_code on eligibility.payer (clinic_id, lower(payer_code)) where deleted_time is null;
create index payer_by_name on eligibility.payer (clinic_id, lower(payer_name), id) where deleted_time is null;

-- One insurance of a patient.
create table eligibility.coverage (
  clinic_id uuid not null,
  id uuid not null,
  -- What the page called it when it was made: a second call with the same answers the same coverage.
  client_key text,
  patient_id uuid not null,
  payer_id uuid not null,
  plan_name text not null default '',
  member_id text not null,
  group_number text not null default '',
  group_name text not null default '',
  -- What the patient is to the subscriber.
  relationship text not null check (relationship in ('Self', 'Spouse', 'Child', 'Other')),
  subscriber_first_name text,
  subscriber_last_name text,
  subscriber_date_of_birth date,
  subscriber_gender text check (subscriber_gender in ('Male', 'Female', 'Unknown')),
  priority text not null check (priority in ('Primary', 'Secondary', 'Tertiary')),
  start_date date,
  end_date date,
  -- What the card says that a visit costs the patient, in cents.
  copay integer check (copay >= 0),
  notes text not null default '',
  card_front_file_id uuid,
  card_back_file_id uuid,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, payer_id) references eligibility.payer (clinic_id, id),
  check ((relationship = 'Self') = (subscriber_last_name is null))
);
create unique index coverage_client_key on eligibility.coverage (clinic_id, client_key) where client_key is not null;
create index coverage_of_patient on eligibility.coverage (clinic_id, patient_id, id);
create index coverage_of_payer on eligibility.coverage (clinic_id, payer_id) where deleted_time is null;

-- One question to a payer and what came of it. What was asked and what came are kept sealed, as they were.
create table eligibility.eligibility_check (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  client_key text,
  -- The visit and the time of day that the house asked for by itself: once each.
  visit_key text,
  -- Null for somebody who is no patient yet.
  patient_id uuid,
  coverage_id uuid,
  payer_id uuid not null,
  payer_name text not null,
  provider_npi text not null,
  member_id text not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  service_date date not null,
  cause text not null check (cause in ('Person', 'Night', 'Day')),
  -- Null where the house asked by itself.
  requested_by uuid,
  requested_time timestamptz not null,
  answered_time timestamptz,
  -- Null while the answer is waited for.
  outcome text check (outcome in ('Active', 'Inactive', 'NoData', 'Review', 'Failed')),
  -- Why it could not be checked or has to be looked at, in the program's own words.
  reasons text[] not null default '{}',
  coverage_start date,
  coverage_end date,
  -- What of the answer matters: plan, group, benefits; null where none came.
  answer jsonb,
  -- What was written to the payer, and what came back.
  sealed_request bytea,
  sealed_answer bytea,
  control_number text not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, coverage_id) references eligibility.coverage (clinic_id, id),
  foreign key (clinic_id, payer_id) references eligibility.payer (clinic_id, id),
  foreign key (clinic_id, requested_by) references practice.member (clinic_id, user_id)
);
create unique index check_client_key on eligibility.eligibility_check (clinic_id, client_key) where client_key is not null;
create unique index check_of_visit on eligibility.eligibility_check (clinic_id, visit_key) where visit_key is not null;
create index check_of_coverage on eligibility.eligibility_check (clinic_id, coverage_id, requested_time desc, id desc);
create index check_of_patient on eligibility.eligibility_check (clinic_id, patient_id, requested_time desc, id desc);
create index check_by_time on eligibility.eligibility_check (clinic_id, requested_time desc, id desc);
create index check_waiting on eligibility.eligibility_check (requested_time) where outcome is null;

-- What a patient wrote of their insurance on their own page, until somebody has taken it over or declined it.
create table eligibility.coverage_request (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  -- The coverage that it would change; null for one that is new.
  coverage_id uuid,
  payer_name text not null,
  fields jsonb not null,
  card_front_file_id uuid,
  card_back_file_id uuid,
  status text not null default 'New' check (status in ('New', 'Approved', 'Declined', 'Withdrawn')),
  reason text,
  handled_by uuid,
  handled_time timestamptz,
  created_time timestamptz not null,
  version integer not null default 1,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, coverage_id) references eligibility.coverage (clinic_id, id),
  foreign key (clinic_id, handled_by) references practice.member (clinic_id, user_id)
);
create index coverage_request_of_patient on eligibility.coverage_request (clinic_id, patient_id, created_time desc);
create index coverage_request_open on eligibility.coverage_request (clinic_id, created_time) where status = 'New';
