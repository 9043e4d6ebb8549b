-- The sums of each account's ledger entries before `until`. They can be deleted at any time: they are made again from the ledger.
create table billing.account_sum (
  clinic_id uuid not null,
  -- The patient. Merging records doesn't move these rows: it makes all of them invalid.
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

-- When entries moved to another account.
create view billing.account_merge as
  select clinic_id, greatest(merged_time, coalesce(undone_time, merged_time)) as changed_time from patients.merge;
