-- Why a patient is dispensed from a public program's stock; null for other stock and for returns.
alter table inventory.dispensing add column program_eligibility text
  check (program_eligibility in ('medicaid', 'uninsured', 'native', 'underinsured', 'program'));

-- A month of vendor-owned stock that was settled with its vendor.
create table inventory.vendor_settlement (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  vendor_id uuid not null,
  -- The first day of the month, in the clinic's time zone.
  month date not null check (extract(day from month) = 1),
  -- What the vendor was paid, and what the used stock had cost when it was settled.
  amount_cents bigint not null check (amount_cents >= 0),
  used_cents bigint not null,
  invoice_number text not null,
  comment text not null,
  settled_by uuid not null,
  settled_time timestamptz not null,
  primary key (clinic_id, id),
  constraint vendor_settlement_month unique (clinic_id, vendor_id, month),
  foreign key (clinic_id, vendor_id) references inventory.vendor (clinic_id, id),
  foreign key (clinic_id, settled_by) references practice.member (clinic_id, user_id)
);

-- Months are summed from the movements of these lots only.
create index lot_of_vendor on inventory.lot (clinic_id, vendor_id) where owner = 'consigned';
