-- The sums of each account's ledger entries before `until`. They can be deleted at any time: they are made again from the ledger.
create table billing.account_sum (
  clinic_id uuid not null,
  -- The patient. Merging records and removing a rehearsal don't change these rows: they make all of them invalid.
  account_id uuid not null,
  balance bigint not null,
  -- What is open of charges; the balance is this less credit.
  owed bigint not null,
  primary key (clinic_id, account_id)
);
create table billing.account_sums (
  clinic_id uuid not null primary key references practice.clinic (clinic_id),
  until timestamptz not null,
  made_time timestamptz not null
);

-- When entries moved to another account, or were removed with a rehearsal.
create view billing.account_change as
  select clinic_id, greatest(merged_time, coalesce(undone_time, merged_time)) as changed_time from patients.merge
  union all
  select clinic_id, removed_time from patients.rehearsal where removed_time is not null;
