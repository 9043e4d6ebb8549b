-- Over 300 lines: orders and results refer to one another, and are made at once.
create schema labs;

create table labs.lab (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  lab_name text not null,
  -- Which of the connections that the installation knows leads there; null for a laboratory that is sent paper.
  connection text,
  -- What it calls itself in its messages; empty where any is taken.
  sending_application text not null default '',
  sending_facility text not null default '',
  message_type text not null check (message_type in ('OML_O21', 'ORM_O01')),
  phone text not null default '',
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);
create unique index lab_name on labs.lab (clinic_id, lower(lab_name)) where deleted_time is null;

create table labs.account (
  clinic_id uuid not null,
  id uuid not null,
  lab_id uuid not null,
  scope text not null check (scope in ('Doctor', 'Practice', 'Clinic')),
  doctor_id uuid,
  practice_id uuid,
  username text not null,
  -- Sealed with a key of the installation; nobody reads it again.
  sealed_password bytea,
  application text not null,
  facility text not null,
  account_number text not null,
  status text not null check (status in ('Allowed', 'Excluded', 'InvalidCredentials', 'Disabled')),
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, lab_id) references labs.lab (clinic_id, id),
  foreign key (clinic_id, doctor_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id),
  check ((scope = 'Doctor') = (doctor_id is not null)),
  check ((scope = 'Practice') = (practice_id is not null))
);
create unique index account_scope on labs.account (clinic_id, lab_id, scope, coalesce(doctor_id, practice_id, lab_id)) where deleted_time is null;
-- A message that comes in names application and facility, and by them the clinic.
create index account_of_receiver on labs.account (facility, application) where deleted_time is null;

create table labs.test_product (
  clinic_id uuid not null,
  id uuid not null,
  lab_id uuid not null,
  test_code text not null,
  test_name text not null,
  test_type text not null,
  alias text not null,
  loinc text not null,
  specimen text not null,
  is_fasting boolean not null,
  questions jsonb not null,
  price integer,
  is_eprescribe_supported boolean not null,
  -- Medicare pays for some diagnoses only.
  is_limited boolean not null,
  covered_diagnoses text[] not null,
  search_text text not null,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, lab_id) references labs.lab (clinic_id, id)
);
create unique index product_code on labs.test_product (clinic_id, lab_id, test_code) where deleted_time is null;
create index product_by_name on labs.test_product (clinic_id, test_name, id) where deleted_time is null;

create table labs.test_set (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  name text not null,
  -- Whose it is alone; null for the whole clinic's.
  owner_id uuid,
  product_ids uuid[] not null,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, owner_id) references practice.member (clinic_id, user_id)
);

-- Tests for one patient that go to one laboratory as one order.
create table labs.order_group (
  clinic_id uuid not null,
  id uuid not null,
  -- What the page called it when it was made: a second call with the same answers the same order.
  client_key text,
  patient_id uuid not null,
  note_id uuid,
  lab_id uuid not null,
  account_id uuid,
  provider_id uuid not null,
  practice_id uuid not null,
  priority text not null,
  collection_time timestamptz,
  is_fasting boolean,
  bill_to text not null,
  abn text not null,
  copies_to text[] not null,
  comments text not null,
  -- Unique in the whole installation, and never used again.
  placer_group text not null,
  -- Since when it is on its way; until the laboratory has answered it can't be changed.
  queued_time timestamptz,
  sent_time timestamptz,
  sent_by uuid,
  problem text,
  version integer not null default 1,
  created_by uuid not null,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, lab_id) references labs.lab (clinic_id, id),
  foreign key (clinic_id, account_id) references labs.account (clinic_id, id),
  foreign key (clinic_id, provider_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id)
);
create unique index order_client_key on labs.order_group (clinic_id, client_key) where client_key is not null;
create unique index placer_group on labs.order_group (placer_group);
create index order_of_patient on labs.order_group (clinic_id, patient_id, created_time) where deleted_time is null;
create index order_of_note on labs.order_group (clinic_id, note_id) where deleted_time is null;

create table labs.test_order (
  clinic_id uuid not null,
  id uuid not null,
  group_id uuid not null,
  patient_id uuid not null,
  product_id uuid,
  test_code text not null,
  test_name text not null,
  loinc text not null,
  specimen text not null,
  status text not null check (status in ('Draft', 'Ready', 'Sent', 'Collected', 'Partial', 'Final', 'Reviewed', 'Cancelled', 'Error')),
  status_time timestamptz not null,
  cancel_reason text,
  diagnoses jsonb not null,
  answers jsonb not null,
  -- What the laboratory has to say back; unique in the whole installation, and never used again.
  placer_number text not null,
  filler_number text,
  -- Added by the laboratory because of this other test's result.
  reflex_of uuid,
  -- Who answers for it until it is reviewed.
  owner_id uuid not null,
  version integer not null default 1,
  created_by uuid not null,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, group_id) references labs.order_group (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, product_id) references labs.test_product (clinic_id, id),
  foreign key (clinic_id, reflex_of) references labs.test_order (clinic_id, id),
  foreign key (clinic_id, owner_id) references practice.member (clinic_id, user_id)
);
create unique index placer_number on labs.test_order (placer_number);
create index test_of_group on labs.test_order (clinic_id, group_id, id);
create index test_of_patient on labs.test_order (clinic_id, patient_id, id) where deleted_time is null;
create index open_test on labs.test_order (clinic_id, owner_id, id) where deleted_time is null and status not in ('Reviewed', 'Cancelled');

-- What went out and what came in, as it was.
create table labs.message (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  direction text not null check (direction in ('out', 'in')),
  lab_id uuid not null,
  control_id text not null,
  message_type text not null,
  content text not null,
  content_hash bytea not null,
  group_id uuid,
  state text not null check (state in ('queued', 'sending', 'accepted', 'rejected', 'failed', 'filed', 'refused')),
  detail text,
  attempts integer not null default 0,
  claimed_time timestamptz,
  created_time timestamptz not null,
  done_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, lab_id) references labs.lab (clinic_id, id),
  foreign key (clinic_id, group_id) references labs.order_group (clinic_id, id)
);
-- What is sent twice is filed once; what was refused may come again, mended.
create unique index message_control on labs.message (clinic_id, lab_id, direction, control_id) where state <> 'refused';
create index message_refused on labs.message (clinic_id, created_time) where state = 'refused';

-- One version of what a laboratory reports of one test. Versions are kept; one of a chain is current.
create table labs.report (
  clinic_id uuid not null,
  id uuid not null,
  -- The first version of the chain.
  chain_id uuid not null,
  version_number integer not null,
  is_current boolean not null,
  lab_id uuid not null,
  message_id uuid not null,
  -- Null as long as nobody has said whose it is.
  patient_id uuid,
  test_order_id uuid,
  placer_number text not null,
  filler_number text not null,
  test_code text not null,
  test_name text not null,
  status text not null check (status in ('received', 'partial', 'final', 'corrected', 'cancelled')),
  specimen text not null,
  comment text not null,
  observed_time timestamptz,
  reported_time timestamptz not null,
  received_time timestamptz not null,
  sent_patient jsonb not null,
  -- Why a human has to say whose it is.
  match_problem text,
  dismissed_time timestamptz,
  dismissed_reason text,
  is_abnormal boolean not null,
  is_critical boolean not null,
  owner_id uuid,
  reviewed_time timestamptz,
  reviewed_by uuid,
  held_until timestamptz,
  hold_reason text,
  -- Of all that it says: the same again is no new version.
  content_hash bytea not null,
  version integer not null default 1,
  primary key (clinic_id, id),
  foreign key (clinic_id, lab_id) references labs.lab (clinic_id, id),
  foreign key (clinic_id, message_id) references labs.message (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, test_order_id) references labs.test_order (clinic_id, id),
  foreign key (clinic_id, owner_id) references practice.member (clinic_id, user_id)
);
create unique index report_version on labs.report (clinic_id, chain_id, version_number);
create unique index report_current on labs.report (clinic_id, chain_id) where is_current;
create index report_by_number on labs.report (clinic_id, lab_id, placer_number, filler_number);
create index report_of_patient on labs.report (clinic_id, patient_id, reported_time) where is_current;
create index report_of_order on labs.report (clinic_id, test_order_id);
create index report_to_review on labs.report (clinic_id, owner_id) where is_current and reviewed_time is null and patient_id is not null;
create index report_unmatched on labs.report (clinic_id, received_time) where is_current and patient_id is null and dismissed_time is null;

create table labs.observation (
  clinic_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  sort_index integer not null,
  code text not null,
  code_system text not null,
  name text not null,
  sub_id text not null,
  value_type text not null,
  value_text text not null,
  value_number double precision,
  units text not null,
  range_text text not null,
  low double precision,
  high double precision,
  flag text not null,
  interpretation text,
  status text not null,
  method text not null,
  observed_time timestamptz,
  comment text not null,
  file_id uuid,
  primary key (clinic_id, id),
  foreign key (clinic_id, report_id) references labs.report (clinic_id, id),
  foreign key (clinic_id, file_id) references files.file (clinic_id, id)
);
create index observation_of_report on labs.observation (clinic_id, report_id, sort_index);

-- What somebody said of a result, and when; a corrected result is said something of again.
create table labs.review (
  clinic_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  disposition text not null,
  comment text not null,
  review_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, report_id) references labs.report (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create index review_of_report on labs.review (clinic_id, report_id, review_time);

-- Whose a result was said to be, and why it was taken from there.
create table labs.match (
  clinic_id uuid not null,
  id uuid not null,
  chain_id uuid not null,
  patient_id uuid,
  test_order_id uuid,
  -- Null where the order's number did it.
  user_id uuid,
  reason text not null,
  match_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create index match_of_chain on labs.match (clinic_id, chain_id, match_time);

-- Who has opened a result: they are told when it turns out to be another patient's.
create table labs.reader (
  clinic_id uuid not null,
  chain_id uuid not null,
  user_id uuid not null,
  first_time timestamptz not null,
  primary key (clinic_id, chain_id, user_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

-- What an order shows of the layers below, named here once: the database refuses a change there that would break it.
create view labs.order_patient as
  select clinic_id, id, record_number, first_name, middle_name, last_name, date_of_birth, gender, mobile, home_phone, deleted_time from patients.patient;
create view labs.order_member as
  select clinic_id, user_id, first_name, last_name, credential, is_active from practice.member;
create view labs.order_note as
  select clinic_id, id, patient_id, author_id, record_name, service_date, signed_time, deleted_time from chart.chart_note;
