-- Over 300 lines: charges, payments and the ledger refer to one another, and are made at once.
create schema billing;

-- What the clinic is to those who pay, and how its papers are made.
create table billing.settings (
  clinic_id uuid primary key references practice.clinic (clinic_id),
  legal_name text not null default '',
  tax_id text not null default '',
  tax_id_kind text not null default 'EIN' check (tax_id_kind in ('EIN', 'SSN')),
  npi text not null default '',
  place_of_service text not null default '11',
  accepts_assignment boolean not null default true,
  due_days integer not null default 30,
  statement_least integer not null default 1000,
  statement_every_days integer not null default 30,
  statement_words text not null default '',
  mails_receipts boolean not null default true,
  -- Where a preprinted CMS-1500 lies in the printer, in points.
  form_left integer not null default 0,
  form_top integer not null default 0,
  version integer not null default 1,
  updated_time timestamptz not null
);

-- Numbers that people see: each kind of paper counts by itself, without gaps.
create table billing.counter (
  clinic_id uuid not null references practice.clinic (clinic_id),
  kind text not null,
  last_number bigint not null,
  primary key (clinic_id, kind)
);

-- Which day is written in: the first that is not closed. Whoever posts holds it for share, whoever closes for update.
create table billing.book (
  clinic_id uuid primary key references practice.clinic (clinic_id),
  open_from date not null
);

create table billing.charge (
  clinic_id uuid not null,
  id uuid not null,
  -- The caller's, so that a call that is made twice makes one charge.
  client_key text not null,
  patient_id uuid not null,
  -- The chart note.
  encounter_id uuid,
  event_id uuid,
  provider_id uuid not null,
  practice_id uuid not null,
  charge_type text not null check (charge_type in ('Procedure', 'Product', 'Package', 'Subscription', 'Fee')),
  code_type text,
  code text,
  description text not null,
  modifiers text[] not null,
  -- [{ code, name }], the first is what it was for.
  diagnoses jsonb not null,
  product_id uuid,
  quantity integer not null check (quantity between 1 and 9999),
  price bigint not null check (price >= 0),
  -- Cents, or whole percent.
  discount bigint not null check (discount >= 0),
  discount_mode text not null check (discount_mode in ('Amount', 'Percent')),
  tax bigint not null check (tax >= 0),
  amount_of_charge bigint not null check (amount_of_charge >= 0),
  dispensed_quantity integer not null default 0,
  is_prepaid_service boolean not null default false,
  date_of_charge date not null,
  state text not null check (state in ('draft', 'posted', 'void')),
  -- The procedure of the signed note that it was proposed for: once.
  note_procedure_id uuid,
  -- As it was put onto the note while that was open: what the signature covers, whatever becomes of the charge.
  noted jsonb,
  posted_time timestamptz,
  void_reason text,
  version integer not null default 1,
  created_by uuid,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, encounter_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id),
  foreign key (clinic_id, provider_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id),
  check ((state = 'draft') = (posted_time is null)),
  check (state = 'draft' or deleted_time is null)
);
create unique index charge_once on billing.charge (clinic_id, client_key);
create unique index charge_of_procedure on billing.charge (clinic_id, note_procedure_id) where note_procedure_id is not null;
create index charge_of_patient on billing.charge (clinic_id, patient_id, date_of_charge, id) where deleted_time is null;
create index charge_of_note on billing.charge (clinic_id, encounter_id) where encounter_id is not null;
create index charge_by_day on billing.charge (clinic_id, date_of_charge, id) where deleted_time is null;
create index charge_unposted on billing.charge (clinic_id, created_time) where state = 'draft' and deleted_time is null;

create table billing.payment (
  clinic_id uuid not null,
  id uuid not null,
  client_key text not null,
  patient_id uuid not null,
  practice_id uuid not null,
  method text not null check (method in ('cash', 'check', 'card', 'terminal', 'external', 'prepaid', 'other')),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('pending', 'authorized', 'succeeded', 'failed', 'canceled', 'void')),
  check_number text,
  note text not null default '',
  -- What it is to be applied to once it has come: [{ charge_id, amount }]; null leaves it to the rule.
  applies jsonb,
  intent_id text,
  account_id text,
  manual_capture boolean not null default false,
  capture_before timestamptz,
  card_brand text,
  card_last4 text,
  failure text,
  is_disputed boolean not null default false,
  -- Null where the patient paid on their own page, or Salus charged by itself.
  taken_by uuid,
  taken_name text not null,
  -- The day of the book that it stands in; null as long as it has not come.
  book_day date,
  succeeded_time timestamptz,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id),
  foreign key (clinic_id, taken_by) references practice.member (clinic_id, user_id),
  check ((status in ('succeeded', 'void')) = (book_day is not null))
);
create unique index payment_once on billing.payment (clinic_id, client_key);
create unique index payment_of_intent on billing.payment (intent_id) where intent_id is not null;
create index payment_of_patient on billing.payment (clinic_id, patient_id, id);
create index payment_by_time on billing.payment (clinic_id, created_time, id);
create index payment_by_book_day on billing.payment (clinic_id, book_day) where book_day is not null;

create table billing.refund (
  clinic_id uuid not null,
  id uuid not null,
  client_key text not null,
  payment_id uuid not null,
  amount bigint not null check (amount > 0),
  reason_code text not null,
  reason text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  refund_id text,
  failure text,
  book_day date,
  made_by uuid,
  made_name text not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, payment_id) references billing.payment (clinic_id, id),
  check ((status = 'succeeded') = (book_day is not null))
);
create unique index refund_once on billing.refund (clinic_id, client_key);
create unique index refund_of_processor on billing.refund (refund_id) where refund_id is not null;
create index refund_of_payment on billing.refund (clinic_id, payment_id);
create index refund_by_book_day on billing.refund (clinic_id, book_day) where book_day is not null;

-- Nothing in here is ever changed or taken away: a correction is a row that names what it reverses. A balance is always a sum of it.
create table billing.ledger_entry (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  patient_id uuid not null,
  entry_type text not null check (entry_type in ('charge', 'payment', 'allocation', 'adjustment', 'refund', 'write_off', 'transfer')),
  -- Who is asked for it; claims to payers find their room here.
  responsibility text not null default 'patient' check (responsibility in ('patient', 'insurance')),
  -- What it does to what is owed, in cents: a charge adds, a payment takes off, a refund adds again.
  amount bigint not null,
  -- What an allocation moves from its payment to its charge; below 0 where it is taken back.
  applied bigint not null default 0,
  charge_id uuid,
  payment_id uuid,
  refund_id uuid,
  reverses_id uuid,
  -- The day of the book; later than the day of what it corrects where that was closed.
  book_day date not null,
  -- The book day of what it reverses, where that is another.
  for_day date,
  reason_code text,
  reason text,
  created_by uuid,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, charge_id) references billing.charge (clinic_id, id),
  foreign key (clinic_id, payment_id) references billing.payment (clinic_id, id),
  foreign key (clinic_id, refund_id) references billing.refund (clinic_id, id),
  foreign key (clinic_id, reverses_id) references billing.ledger_entry (clinic_id, id),
  check ((entry_type = 'allocation') = (applied <> 0)),
  check (entry_type <> 'allocation' or (amount = 0 and charge_id is not null and payment_id is not null)),
  check (entry_type not in ('charge', 'adjustment', 'write_off', 'transfer') or charge_id is not null),
  check (entry_type not in ('payment', 'refund') or payment_id is not null),
  check ((entry_type = 'refund') = (refund_id is not null))
);
create unique index entry_reversed_once on billing.ledger_entry (clinic_id, reverses_id) where reverses_id is not null;
create unique index entry_of_charge on billing.ledger_entry (clinic_id, charge_id) where entry_type = 'charge' and reverses_id is null;
create unique index entry_of_payment on billing.ledger_entry (clinic_id, payment_id) where entry_type = 'payment' and reverses_id is null;
create unique index entry_of_refund on billing.ledger_entry (clinic_id, refund_id) where entry_type = 'refund' and reverses_id is null;
create index entry_by_patient on billing.ledger_entry (clinic_id, patient_id, id) include (amount);
create index entry_by_charge on billing.ledger_entry (clinic_id, charge_id) include (amount, applied) where charge_id is not null;
create index entry_by_payment on billing.ledger_entry (clinic_id, payment_id) include (amount, applied) where payment_id is not null;
create index entry_by_book_day on billing.ledger_entry (clinic_id, book_day);

-- A day that is closed: what was expected of each method, what was counted, and why they differ.
create table billing.day_close (
  clinic_id uuid not null references practice.clinic (clinic_id),
  day date not null,
  -- [{ method, expected, counted }]
  lines jsonb not null,
  difference bigint not null,
  reason text,
  slip_number bigint not null,
  closed_by uuid not null,
  closed_name text not null,
  closed_time timestamptz not null,
  primary key (clinic_id, day),
  foreign key (clinic_id, closed_by) references practice.member (clinic_id, user_id),
  check (difference = 0 or reason is not null)
);

-- What the daily proof found; the last one is what the page shows.
create table billing.proof (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  -- Null where everything fits.
  finding text,
  row_id uuid,
  entries bigint not null,
  proved_time timestamptz not null,
  primary key (clinic_id, id)
);
create index proof_by_time on billing.proof (clinic_id, proved_time);

-- What is shown of the layers below, named here once: the database refuses a change there that would break it.
create view billing.account_patient as
  select clinic_id, id, record_number, first_name, last_name, date_of_birth, gender, email, mobile, home_phone, search_text, deleted_time
  from patients.patient;
create view billing.account_member as
  select clinic_id, user_id, first_name, last_name, title, credential, npi, email from practice.member;
create view billing.account_practice as
  select clinic_id, id, practice_name, address_line1, address_line2, city, state, postal_code, office_phone, fax, email from practice.practice;
create view billing.account_note as
  select clinic_id, id, patient_id, author_id, event_id, service_date, signed_time, withdrawn_time, deleted_time from chart.chart_note;
create view billing.account_event as
  select clinic_id, id, patient_id, start_time from scheduling.event;
create view billing.provider_practice as select clinic_id, user_id, practice_id from practice.member_practice;

-- A payment that has come and a refund that was made have a receipt each, without a gap in the numbers.
create table billing.receipt (
  clinic_id uuid not null,
  id uuid not null,
  number bigint not null,
  patient_id uuid not null,
  payment_id uuid not null,
  refund_id uuid,
  mailed_time timestamptz,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, payment_id) references billing.payment (clinic_id, id),
  foreign key (clinic_id, refund_id) references billing.refund (clinic_id, id)
);
create unique index receipt_number on billing.receipt (clinic_id, number);
create unique index receipt_of_payment on billing.receipt (clinic_id, payment_id, coalesce(refund_id, payment_id));

-- The clinic as the card processor knows it: an account that is bound to the installation's own.
create table billing.card_account (
  clinic_id uuid primary key references practice.clinic (clinic_id),
  account_id text not null,
  charges_enabled boolean not null default false,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null
);
create unique index card_account_once on billing.card_account (account_id);

-- Events of the card processor that were heard: each once.
create table billing.card_event (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id text not null,
  event_type text not null,
  received_time timestamptz not null,
  primary key (clinic_id, id)
);

create table billing.card_customer (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  customer_id text not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create index card_customer_of_patient on billing.card_customer (clinic_id, patient_id);

-- A card that the processor keeps; we have its brand, its last four digits and when it expires, and never its number.
create table billing.saved_card (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  customer_id text not null,
  method_id text not null,
  brand text not null,
  last4 text not null,
  expires_month integer not null,
  expires_year integer not null,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create unique index saved_card_once on billing.saved_card (clinic_id, method_id);
create index saved_card_of_patient on billing.saved_card (clinic_id, patient_id) where deleted_time is null;

create table billing.statement_run (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  client_key text not null,
  count integer not null,
  total bigint not null,
  made_by uuid not null,
  made_name text not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, made_by) references practice.member (clinic_id, user_id)
);
create unique index statement_run_once on billing.statement_run (clinic_id, client_key);

-- One statement for all that a patient owes; what it says is kept as it was said.
create table billing.statement (
  clinic_id uuid not null,
  id uuid not null,
  number bigint not null,
  run_id uuid,
  patient_id uuid not null,
  issue_day date not null,
  due_day date not null,
  -- 1 the first, 2 past due, 3 the last: how old the oldest open charge is.
  notice integer not null,
  balance bigint not null,
  content jsonb not null,
  mailed_time timestamptz,
  created_by uuid,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, run_id) references billing.statement_run (clinic_id, id)
);
create unique index statement_number on billing.statement (clinic_id, number);
create index statement_of_patient on billing.statement (clinic_id, patient_id, issue_day);

create table billing.invoice (
  clinic_id uuid not null,
  id uuid not null,
  client_key text not null,
  number bigint not null,
  patient_id uuid not null,
  -- Who is asked, where it is not the patient.
  recipient text not null default '',
  charge_ids uuid[] not null,
  due_day date not null,
  notes text not null default '',
  mailed_time timestamptz,
  voided_time timestamptz,
  void_reason text,
  version integer not null default 1,
  created_by uuid,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create unique index invoice_once on billing.invoice (clinic_id, client_key);
create unique index invoice_number on billing.invoice (clinic_id, number);
create index invoice_of_patient on billing.invoice (clinic_id, patient_id);

create table billing.superbill (
  clinic_id uuid not null,
  id uuid not null,
  client_key text not null,
  number bigint not null,
  patient_id uuid not null,
  encounter_id uuid,
  provider_id uuid not null,
  practice_id uuid not null,
  service_day date not null,
  charge_ids uuid[] not null,
  referrer_name text not null default '',
  referrer_npi text not null default '',
  -- What a claim form asks beside it: signature on file, accident, onset, prior authorization …
  claim jsonb not null default '{}',
  status text not null check (status in ('Draft', 'Sent', 'Voided')),
  sent_time timestamptz,
  void_reason text,
  version integer not null default 1,
  created_by uuid not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, encounter_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, provider_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);
create unique index superbill_once on billing.superbill (clinic_id, client_key);
create unique index superbill_number on billing.superbill (clinic_id, number);
create index superbill_of_patient on billing.superbill (clinic_id, patient_id);
create unique index superbill_of_note on billing.superbill (clinic_id, encounter_id) where encounter_id is not null and status <> 'Voided';

create table billing.plan (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  plan_name text not null,
  is_active boolean not null default true,
  version integer not null default 1,
  created_by uuid not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);
create unique index plan_name_once on billing.plan (clinic_id, lower(plan_name)) where is_active;

-- What a plan costs; a change is a new version, and who is enrolled keeps theirs.
create table billing.plan_version (
  clinic_id uuid not null,
  plan_id uuid not null,
  number integer not null,
  amount bigint not null check (amount > 0),
  interval_unit text not null check (interval_unit in ('week', 'month', 'year')),
  interval_count integer not null check (interval_count between 1 and 52),
  trial_days integer not null check (trial_days between 0 and 365),
  created_time timestamptz not null,
  primary key (clinic_id, plan_id, number),
  foreign key (clinic_id, plan_id) references billing.plan (clinic_id, id)
);

create table billing.subscription (
  clinic_id uuid not null,
  id uuid not null,
  client_key text not null,
  patient_id uuid not null,
  plan_id uuid not null,
  plan_version integer not null,
  provider_id uuid not null,
  practice_id uuid not null,
  status text not null check (status in ('trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
  start_day date not null,
  -- When the next period is charged.
  next_day date not null,
  -- The kept card that is charged by itself; null where each period is invoiced.
  card_id uuid,
  attempts integer not null default 0,
  retry_day date,
  canceled_day date,
  version integer not null default 1,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, plan_id, plan_version) references billing.plan_version (clinic_id, plan_id, number),
  foreign key (clinic_id, provider_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id)
);
create unique index subscription_once on billing.subscription (clinic_id, client_key);
create index subscription_of_patient on billing.subscription (clinic_id, patient_id);
create index subscription_due on billing.subscription (clinic_id, next_day) where status in ('trialing', 'active', 'past_due');

-- A period is charged once.
create table billing.subscription_period (
  clinic_id uuid not null,
  subscription_id uuid not null,
  day date not null,
  charge_id uuid not null,
  primary key (clinic_id, subscription_id, day),
  foreign key (clinic_id, subscription_id) references billing.subscription (clinic_id, id),
  foreign key (clinic_id, charge_id) references billing.charge (clinic_id, id)
);
