-- Over 150 lines: prescriptions and requests refer to one another, and are made at once.
create schema prescribing;

create table prescribing.prescription (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  -- What the page called it when it was made: a second call with the same answers the same prescription.
  client_key text not null,
  kind text not null check (kind in ('drug', 'supply', 'compound')),
  patient_id uuid not null,
  note_id uuid,
  prescriber_id uuid not null,
  practice_id uuid not null,
  -- The prescriber's own number of it; unique decides where two propose the same.
  order_number integer,
  -- The MessageID of what was sent, or that it is saved under.
  message_id text not null,
  network_message_id uuid,
  state text not null check (state in ('Saved', 'Queued', 'Confirmed', 'Failed', 'Unknown', 'Printed')),
  state_time timestamptz not null,
  problem text,
  cancel_state text check (cancel_state in ('Queued', 'Approved', 'Denied', 'Failed', 'Unknown')),
  cancel_time timestamptz,
  cancel_reason text,
  cancel_answer text,
  cancel_message_id text,
  pharmacy_ncpdp_id text not null default '',
  -- The pharmacy as it was when it was chosen.
  pharmacy jsonb,
  drug_id text,
  drug_description text not null,
  product_code text not null default '',
  product_qualifier text not null default '',
  drug_db_code text not null default '',
  drug_db_qualifier text not null default '',
  controlled text not null default 'N/A',
  dosage_form text not null default '',
  quantity text not null default '',
  quantity_qualifier text not null default '38',
  quantity_unit text not null default '',
  days_supply integer,
  written_date date not null,
  effective_date date not null,
  substitutions text not null default '0',
  refills integer,
  diagnoses jsonb not null default '[]',
  note text not null default '',
  sig text not null default '',
  rx_fill_indicator text not null default '',
  final_form text not null default '',
  height text not null default '',
  height_date date,
  weight text not null default '',
  weight_date date,
  -- Who changed the description by hand says that it is true.
  attested_time timestamptz,
  prior_authorization text not null default '',
  -- The prescription that this one goes on with or takes the place of, and the pharmacy's request that it answers.
  follows_id uuid,
  request_id uuid,
  -- The patient's medication that came of it.
  medication_record_id uuid,
  created_by uuid not null,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  sent_by uuid,
  sent_time timestamptz,
  printed_time timestamptz,
  version integer not null default 1,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, prescriber_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id),
  foreign key (clinic_id, follows_id) references prescribing.prescription (clinic_id, id),
  foreign key (clinic_id, medication_record_id) references patients.medication_record (clinic_id, id)
);
create unique index prescription_client_key on prescribing.prescription (clinic_id, client_key);
create unique index prescription_order_number on prescribing.prescription (clinic_id, prescriber_id, order_number);
create unique index prescription_message on prescribing.prescription (clinic_id, message_id);
create index prescription_cancel_message on prescribing.prescription (clinic_id, cancel_message_id) where cancel_message_id is not null;
create index prescription_of_patient on prescribing.prescription (clinic_id, patient_id, created_time);
create index prescription_of_note on prescribing.prescription (clinic_id, note_id) where note_id is not null;
create index prescription_by_state on prescribing.prescription (clinic_id, state, created_time) where deleted_time is null;
create index prescription_of_medication on prescribing.prescription (clinic_id, medication_record_id) where medication_record_id is not null;

-- What a compound is made of.
create table prescribing.compound_ingredient (
  clinic_id uuid not null,
  prescription_id uuid not null,
  number integer not null check (number between 1 and 5),
  description text not null,
  strength_value text not null,
  strength_form text not null,
  strength_unit text not null,
  quantity_value text not null,
  quantity_qualifier text not null,
  quantity_unit text not null,
  primary key (clinic_id, prescription_id, number),
  foreign key (clinic_id, prescription_id) references prescribing.prescription (clinic_id, id)
);

-- What a pharmacy asks for: more of what it has dispensed, or another prescription.
create table prescribing.pharmacy_request (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  kind text not null check (kind in ('renewal', 'change')),
  message_id text not null,
  rx_reference_number text not null,
  order_number text not null,
  -- G, T, P and the others, of a change.
  request_code text not null default '',
  -- The prescription that it is about, and whose it is; null until a human says so.
  prescription_id uuid,
  patient_id uuid,
  prescriber_id uuid,
  -- As the pharmacy sent it.
  patient jsonb not null,
  pharmacy jsonb not null,
  prescriber jsonb not null,
  dispensed jsonb,
  prescribed jsonb,
  requested jsonb not null default '[]',
  requested_refills integer,
  drug_description text not null,
  received_time timestamptz not null,
  state text not null check (state in ('Waiting', 'Answered')),
  response text check (response in ('Approved', 'ApprovedWithChanges', 'Replace', 'Denied')),
  response_note text not null default '',
  denied_code text not null default '',
  denial_reason text not null default '',
  prior_authorization text not null default '',
  response_order_number integer,
  response_prescription_id uuid,
  response_message_id text,
  response_state text check (response_state in ('Queued', 'Confirmed', 'Failed', 'Unknown')),
  response_problem text,
  answered_by uuid,
  answered_time timestamptz,
  version integer not null default 1,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, prescription_id) references prescribing.prescription (clinic_id, id),
  foreign key (clinic_id, response_prescription_id) references prescribing.prescription (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, prescriber_id) references practice.member (clinic_id, user_id)
);
create unique index pharmacy_request_message on prescribing.pharmacy_request (clinic_id, message_id);
create index pharmacy_request_response on prescribing.pharmacy_request (clinic_id, response_message_id) where response_message_id is not null;
create index pharmacy_request_waiting on prescribing.pharmacy_request (clinic_id, kind, received_time) where deleted_time is null;
create index pharmacy_request_of_patient on prescribing.pharmacy_request (clinic_id, patient_id);
alter table prescribing.prescription add foreign key (clinic_id, request_id) references prescribing.pharmacy_request (clinic_id, id);

-- What the network or a pharmacy says of what was sent: errors, and answers to cancellations.
create table prescribing.network_notice (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  kind text not null check (kind in ('error', 'cancel_response')),
  message_id text not null,
  relates_to text not null,
  prescription_id uuid,
  request_id uuid,
  code text not null,
  text text not null,
  received_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, prescription_id) references prescribing.prescription (clinic_id, id),
  foreign key (clinic_id, request_id) references prescribing.pharmacy_request (clinic_id, id)
);
create unique index network_notice_message on prescribing.network_notice (clinic_id, message_id);
create index network_notice_by_time on prescribing.network_notice (clinic_id, kind, received_time);

-- What the checks said before a prescription was sent, and why it was sent anyway.
create table prescribing.prescription_alert (
  clinic_id uuid not null,
  id uuid not null,
  prescription_id uuid not null,
  patient_id uuid not null,
  -- The same for the same finding: what was said of it is remembered under it until dose or list changes.
  alert_key text not null,
  dose_key text not null,
  list_key text not null,
  kind text not null,
  severity text not null,
  title text not null,
  text text not null,
  override_code text,
  override_note text not null default '',
  is_remembered boolean not null default false,
  overridden_by uuid,
  overridden_time timestamptz,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, prescription_id) references prescribing.prescription (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create index prescription_alert_of on prescribing.prescription_alert (clinic_id, prescription_id);
create index prescription_alert_known on prescribing.prescription_alert (clinic_id, patient_id, alert_key, overridden_time);

-- What somebody prescribes often.
create table prescribing.favourite (
  clinic_id uuid not null,
  id uuid not null,
  client_key text not null,
  owner_id uuid not null,
  name text not null,
  kind text not null check (kind in ('drug', 'supply', 'compound')),
  -- Drug, sig, quantity, unit, days, refills, substitutions, pharmacy.
  content jsonb not null,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, owner_id) references practice.member (clinic_id, user_id)
);
create unique index favourite_client_key on prescribing.favourite (clinic_id, client_key);
create index favourite_of on prescribing.favourite (clinic_id, owner_id, name) where deleted_time is null;

-- What prescribing shows of the layers below, named here once: the database refuses a change there that would break it.
create view prescribing.rx_patient as
  select clinic_id, id, record_number, first_name, middle_name, last_name, date_of_birth, gender, mobile, home_phone, email, deleted_time from patients.patient;
create view prescribing.rx_member as
  select clinic_id, user_id, first_name, last_name, credential, npi, is_active from practice.member;
create view prescribing.rx_practice as
  select clinic_id, id, practice_name, address_line1, address_line2, city, state, postal_code, office_phone, fax from practice.practice;
create view prescribing.rx_medication as
  select clinic_id, id, patient_id, drug_name, frequency, from_date, to_date, record_type, version, deleted_time from patients.medication_record;
