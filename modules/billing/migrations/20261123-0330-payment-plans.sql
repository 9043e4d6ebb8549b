-- An agreement to pay what is open of some charges in parts. What is paid of it is never kept: it is what the ledger says of the charges.
create table billing.payment_plan (
  clinic_id uuid not null,
  id uuid not null,
  client_key text not null,
  patient_id uuid not null,
  practice_id uuid not null,
  charge_ids uuid[] not null check (cardinality(charge_ids) > 0),
  total bigint not null check (total > 0),
  interval_unit text not null check (interval_unit in ('week', 'month')),
  interval_count integer not null check (interval_count between 1 and 12),
  -- The kept card that is charged by itself; null where the patient is reminded.
  card_id uuid,
  status text not null check (status in ('active', 'completed', 'canceled')),
  -- The last part that was asked for, how often its card was declined, and when it is tried again.
  asked_number integer not null default 0,
  attempts integer not null default 0,
  retry_day date,
  failure text,
  -- The last part that was found missed.
  missed_number integer not null default 0,
  -- The last reminder that went out.
  reminded text,
  cancel_reason text,
  version integer not null default 1,
  created_by uuid not null,
  created_name text not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id),
  foreign key (clinic_id, card_id) references billing.saved_card (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);
create unique index payment_plan_once on billing.payment_plan (clinic_id, client_key);
create unique index payment_plan_active on billing.payment_plan (clinic_id, patient_id) where status = 'active';
create index payment_plan_of_patient on billing.payment_plan (clinic_id, patient_id);

create table billing.payment_plan_part (
  clinic_id uuid not null,
  plan_id uuid not null,
  number integer not null,
  due_day date not null,
  amount bigint not null check (amount > 0),
  primary key (clinic_id, plan_id, number),
  foreign key (clinic_id, plan_id) references billing.payment_plan (clinic_id, id)
);
