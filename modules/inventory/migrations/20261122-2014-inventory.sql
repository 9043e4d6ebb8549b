-- Over 300 lines: what is sold, what lies on the shelf and what was done with it refer to one another, and are made at once.
create schema inventory;

create table inventory.vendor (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  vendor_name text not null,
  account_number text not null default '',
  contact text not null default '',
  phone text not null default '',
  email text not null default '',
  website text not null default '',
  address text not null default '',
  payment_terms text not null default '',
  lead_time_days integer not null default 7 check (lead_time_days between 0 and 365),
  minimum_order_cents integer not null default 0 check (minimum_order_cents >= 0),
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);
create unique index vendor_name on inventory.vendor (clinic_id, lower(vendor_name)) where deleted_time is null;

-- A shelf, cupboard or room where stock lies.
create table inventory.location (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  location_name text not null,
  -- Null for one that every practice of the clinic takes from.
  practice_id uuid,
  -- Patients are handed things out from here.
  is_dispensing boolean not null default true,
  sort_index integer not null default 0,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id)
);
create unique index location_name on inventory.location (clinic_id, lower(location_name)) where deleted_time is null;

-- What is kept in stock, counted in the smallest unit that is handed out.
create table inventory.item (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  item_name text not null,
  kind text not null check (kind in ('drug', 'supplement', 'lab_kit', 'general')),
  category text not null default '',
  sku text not null default '',
  -- Eleven digits, 5-4-2, without the hyphens; empty for what has none.
  ndc text not null default '',
  -- GTIN of the unit that is scanned, fourteen digits.
  barcode text not null default '',
  manufacturer text not null default '',
  strength text not null default '',
  unit text not null,
  -- [{ "name": "bottle", "factor": 60 }]: how it is bought.
  packs jsonb not null default '[]',
  -- RxNorm's identifier, by which allergies are checked.
  rxcui text not null default '',
  preferred_vendor_id uuid,
  -- What was paid for how many units: one tablet may cost less than a cent.
  cost_cents integer not null default 0 check (cost_cents >= 0),
  cost_units integer not null default 1 check (cost_units > 0),
  has_expiration boolean not null default true,
  expiry_notice_days integer not null default 90 check (expiry_notice_days between 0 and 730),
  -- Two people sign where it is thrown away or a count differs.
  is_controlled boolean not null default false,
  reorder_level integer check (reorder_level >= 0),
  target_level integer check (target_level >= 0),
  is_alerting boolean not null default true,
  search_text text not null,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, preferred_vendor_id) references inventory.vendor (clinic_id, id)
);
create unique index item_name on inventory.item (clinic_id, lower(item_name)) where deleted_time is null;
create unique index item_sku on inventory.item (clinic_id, lower(sku)) where deleted_time is null and sku <> '';
create index item_barcode on inventory.item (clinic_id, barcode) where barcode <> '';

-- The price list: whatever a charge can name.
create table inventory.product (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  kind text not null check (kind in ('drug', 'supplement', 'service', 'package', 'lab_kit')),
  product_name text not null,
  -- What the clinic calls it in short; one of a kind.
  code text not null default '',
  -- CPT or HCPCS where a claim names it.
  procedure_code text not null default '',
  category text not null default '',
  description text not null default '',
  unit text not null default '',
  price_cents integer not null check (price_cents >= 0),
  cost_cents integer not null default 0 check (cost_cents >= 0),
  -- Hundredths of a percent: 825 is 8.25 %.
  tax_basis_points integer not null default 0 check (tax_basis_points between 0 and 5000),
  -- What leaves the shelf when one of it is sold; null where nothing does.
  item_id uuid,
  item_quantity integer not null default 1 check (item_quantity > 0),
  -- How long what a package pays for can be drawn; null for as long as it lasts.
  valid_days integer check (valid_days > 0),
  search_text text not null,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, item_id) references inventory.item (clinic_id, id),
  check (kind <> 'package' or item_id is null)
);
create unique index product_name on inventory.product (clinic_id, lower(product_name)) where deleted_time is null;
create unique index product_code on inventory.product (clinic_id, lower(code)) where deleted_time is null and code <> '';
create index product_of_item on inventory.product (clinic_id, item_id) where item_id is not null;

-- What one package pays for ahead.
create table inventory.package_part (
  clinic_id uuid not null,
  package_id uuid not null,
  product_id uuid not null,
  quantity integer not null check (quantity > 0),
  sort_index integer not null,
  primary key (clinic_id, package_id, product_id),
  foreign key (clinic_id, package_id) references inventory.product (clinic_id, id),
  foreign key (clinic_id, product_id) references inventory.product (clinic_id, id)
);

create table inventory.recall (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  reason text not null,
  -- The maker's or the FDA's number of it.
  reference text not null default '',
  created_by uuid not null,
  created_time timestamptz not null,
  closed_by uuid,
  closed_time timestamptz,
  disposition text,
  version integer not null default 1,
  primary key (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, closed_by) references practice.member (clinic_id, user_id)
);

-- Which patients were told of a recall, and how.
create table inventory.recall_contact (
  clinic_id uuid not null,
  id uuid not null,
  recall_id uuid not null,
  patient_id uuid not null,
  way text not null check (way in ('phone', 'message', 'letter', 'visit')),
  comment text not null default '',
  told_by uuid not null,
  told_time timestamptz not null,
  primary key (clinic_id, id),
  unique (clinic_id, recall_id, patient_id),
  foreign key (clinic_id, recall_id) references inventory.recall (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, told_by) references practice.member (clinic_id, user_id)
);

create table inventory.lot (
  clinic_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  -- Empty for stock that carries none.
  lot_number text not null,
  manufacturer text not null default '',
  -- The last day on which it may be used.
  expires_on date,
  vendor_id uuid,
  cost_cents integer not null default 0 check (cost_cents >= 0),
  cost_units integer not null default 1 check (cost_units > 0),
  -- Why nobody is given of it, as `recalled`; null where it may be handed out.
  held_reason text,
  recall_id uuid,
  received_time timestamptz not null,
  version integer not null default 1,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, item_id) references inventory.item (clinic_id, id),
  foreign key (clinic_id, vendor_id) references inventory.vendor (clinic_id, id),
  foreign key (clinic_id, recall_id) references inventory.recall (clinic_id, id)
);
create unique index lot_number on inventory.lot (clinic_id, item_id, lower(lot_number), coalesce(expires_on, 'infinity'::date));
create index lot_by_expiry on inventory.lot (clinic_id, expires_on) where expires_on is not null;

-- What the movements of a lot at a location sum to: kept in the same transaction, proved daily, and never below zero.
create table inventory.stock (
  clinic_id uuid not null,
  lot_id uuid not null,
  location_id uuid not null,
  item_id uuid not null,
  quantity integer not null check (quantity >= 0),
  primary key (clinic_id, lot_id, location_id),
  foreign key (clinic_id, lot_id) references inventory.lot (clinic_id, id),
  foreign key (clinic_id, location_id) references inventory.location (clinic_id, id),
  foreign key (clinic_id, item_id) references inventory.item (clinic_id, id)
);
create index stock_of_item on inventory.stock (clinic_id, item_id);

create table inventory.purchase_order (
  clinic_id uuid not null,
  id uuid not null,
  client_key text not null,
  order_number integer not null,
  vendor_id uuid not null,
  status text not null check (status in ('Draft', 'Ordered', 'PartlyReceived', 'Received', 'Cancelled')),
  comment text not null default '',
  expected_on date,
  ordered_time timestamptz,
  ordered_by uuid,
  cancel_reason text,
  created_by uuid not null,
  created_time timestamptz not null,
  version integer not null default 1,
  primary key (clinic_id, id),
  unique (clinic_id, client_key),
  unique (clinic_id, order_number),
  foreign key (clinic_id, vendor_id) references inventory.vendor (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, ordered_by) references practice.member (clinic_id, user_id)
);

create table inventory.purchase_line (
  clinic_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  item_id uuid not null,
  pack_name text not null,
  pack_factor integer not null check (pack_factor > 0),
  packs integer not null check (packs > 0),
  pack_cost_cents integer not null check (pack_cost_cents >= 0),
  sort_index integer not null,
  primary key (clinic_id, id),
  unique (clinic_id, order_id, item_id, pack_name),
  foreign key (clinic_id, order_id) references inventory.purchase_order (clinic_id, id),
  foreign key (clinic_id, item_id) references inventory.item (clinic_id, id)
);
create index purchase_line_of_item on inventory.purchase_line (clinic_id, item_id);

-- What a patient is to be handed out or served: ordered on a note, charged, or paid for ahead.
create table inventory.dispense_order (
  clinic_id uuid not null,
  id uuid not null,
  client_key text not null,
  patient_id uuid not null,
  product_id uuid not null,
  quantity integer not null check (quantity > 0),
  note_id uuid,
  charge_id uuid,
  -- The package that paid for it.
  package_id uuid,
  is_prepaid boolean not null default false,
  directions text not null default '',
  expires_on date,
  created_by uuid not null,
  created_time timestamptz not null,
  cancelled_time timestamptz,
  cancelled_by uuid,
  cancel_reason text,
  version integer not null default 1,
  primary key (clinic_id, id),
  unique (clinic_id, client_key),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, product_id) references inventory.product (clinic_id, id),
  foreign key (clinic_id, package_id) references inventory.product (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, cancelled_by) references practice.member (clinic_id, user_id)
);
create index dispense_order_of_patient on inventory.dispense_order (clinic_id, patient_id, created_time desc);
create index dispense_order_of_note on inventory.dispense_order (clinic_id, note_id) where note_id is not null;
create index dispense_order_of_charge on inventory.dispense_order (clinic_id, charge_id) where charge_id is not null;

-- One handing out: what the patient was given. Never changed; an undo is a row below zero that names what it takes back.
create table inventory.dispensing (
  clinic_id uuid not null,
  id uuid not null,
  client_key text not null,
  order_id uuid,
  patient_id uuid not null,
  product_id uuid,
  item_id uuid,
  -- Of the product where one is named, of the item's units otherwise.
  quantity integer not null check (quantity <> 0),
  is_prepaid boolean not null default false,
  note_id uuid,
  charge_id uuid,
  directions text not null default '',
  reverses_id uuid,
  reason text,
  -- Warnings that whoever handed it out read and took responsibility for, with what they said.
  override_reason text,
  created_by uuid not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  unique (clinic_id, client_key),
  foreign key (clinic_id, order_id) references inventory.dispense_order (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, product_id) references inventory.product (clinic_id, id),
  foreign key (clinic_id, item_id) references inventory.item (clinic_id, id),
  foreign key (clinic_id, reverses_id) references inventory.dispensing (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id),
  check ((quantity < 0) = (reverses_id is not null)),
  check (product_id is not null or item_id is not null)
);
create index dispensing_of_patient on inventory.dispensing (clinic_id, patient_id, created_time desc);
create index dispensing_of_order on inventory.dispensing (clinic_id, order_id) where order_id is not null;
create index dispensing_of_charge on inventory.dispensing (clinic_id, charge_id) where charge_id is not null;
create index dispensing_reversed on inventory.dispensing (clinic_id, reverses_id) where reverses_id is not null;

create table inventory.stock_count (
  clinic_id uuid not null,
  id uuid not null,
  client_key text not null,
  count_number integer not null,
  location_id uuid not null,
  status text not null check (status in ('New', 'Submitted', 'Completed', 'Returned', 'Rejected', 'Cancelled')),
  -- Who counts does not see what is expected.
  is_blind boolean not null,
  comment text not null default '',
  return_reason text,
  created_by uuid not null,
  created_time timestamptz not null,
  submitted_by uuid,
  submitted_time timestamptz,
  completed_by uuid,
  completed_time timestamptz,
  version integer not null default 1,
  primary key (clinic_id, id),
  unique (clinic_id, client_key),
  unique (clinic_id, count_number),
  foreign key (clinic_id, location_id) references inventory.location (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, submitted_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, completed_by) references practice.member (clinic_id, user_id)
);

create table inventory.count_line (
  clinic_id uuid not null,
  id uuid not null,
  count_id uuid not null,
  item_id uuid not null,
  lot_id uuid not null,
  -- What the movements summed to when the count began.
  snapshot integer not null,
  counted integer check (counted >= 0),
  -- Expected is what the movements until then sum to.
  counted_time timestamptz,
  counted_by uuid,
  reason text not null default '',
  -- What the adjustment was when the count was completed.
  variance integer,
  version integer not null default 1,
  primary key (clinic_id, id),
  unique (clinic_id, count_id, lot_id),
  foreign key (clinic_id, count_id) references inventory.stock_count (clinic_id, id),
  foreign key (clinic_id, item_id) references inventory.item (clinic_id, id),
  foreign key (clinic_id, lot_id) references inventory.lot (clinic_id, id),
  foreign key (clinic_id, counted_by) references practice.member (clinic_id, user_id),
  check ((counted is null) = (counted_time is null))
);

-- Everything that ever came to a shelf or left it. Rows are added only: a mistake is put right by another row.
create table inventory.movement (
  clinic_id uuid not null,
  id uuid not null,
  kind text not null check (kind in
    ('initial', 'purchase', 'vendor_return', 'dispense', 'undispense', 'use', 'transfer_out', 'transfer_in', 'adjustment', 'count', 'disposal')),
  item_id uuid not null,
  lot_id uuid not null,
  location_id uuid not null,
  quantity integer not null check (quantity <> 0),
  -- What all of it cost, with the quantity's sign.
  cost_cents bigint not null,
  patient_id uuid,
  dispensing_id uuid,
  purchase_line_id uuid,
  count_line_id uuid,
  -- The other half of a transfer, or what an undo takes back.
  related_id uuid,
  invoice_number text not null default '',
  reason text not null default '',
  method text not null default '',
  witness_id uuid,
  created_by uuid not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, item_id) references inventory.item (clinic_id, id),
  foreign key (clinic_id, lot_id) references inventory.lot (clinic_id, id),
  foreign key (clinic_id, location_id) references inventory.location (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, dispensing_id) references inventory.dispensing (clinic_id, id),
  foreign key (clinic_id, purchase_line_id) references inventory.purchase_line (clinic_id, id),
  foreign key (clinic_id, count_line_id) references inventory.count_line (clinic_id, id),
  foreign key (clinic_id, witness_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id),
  check (case when kind in ('initial', 'purchase', 'undispense', 'transfer_in') then quantity > 0
    when kind in ('vendor_return', 'dispense', 'use', 'transfer_out', 'disposal') then quantity < 0 else true end)
);
create index movement_of_item on inventory.movement (clinic_id, item_id, created_time desc, id desc);
create index movement_of_lot on inventory.movement (clinic_id, lot_id, location_id, created_time);
create index movement_by_time on inventory.movement (clinic_id, created_time);
create index movement_of_dispensing on inventory.movement (clinic_id, dispensing_id) where dispensing_id is not null;
create index movement_of_purchase on inventory.movement (clinic_id, purchase_line_id) where purchase_line_id is not null;

-- What a call with a key of its client's has done, so that a repeated one does nothing.
create table inventory.stock_call (
  clinic_id uuid not null,
  client_key text not null,
  result_ids uuid[] not null,
  created_time timestamptz not null,
  primary key (clinic_id, client_key)
);

-- One crossing: raised once, cleared when the stock has recovered, and only then raised again.
create table inventory.alert (
  clinic_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('low', 'expiring_90', 'expiring_60', 'expiring_30', 'expired')),
  item_id uuid not null,
  lot_id uuid,
  raised_time timestamptz not null,
  cleared_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, item_id) references inventory.item (clinic_id, id),
  foreign key (clinic_id, lot_id) references inventory.lot (clinic_id, id)
);
create unique index alert_open on inventory.alert (clinic_id, item_id, kind, coalesce(lot_id, item_id)) where cleared_time is null;

-- What stock shows of the layers below, named here once: the database refuses a change there that would break it.
create view inventory.stock_patient as
  select clinic_id, id, record_number, first_name, last_name, date_of_birth, gender, mobile, home_phone, email, deleted_time from patients.patient;
create view inventory.stock_member as
  select clinic_id, user_id, first_name, last_name, credential, is_active from practice.member;
create view inventory.stock_allergy as
  select clinic_id, patient_id, substance, category, reaction, severity, status, deleted_time from patients.allergy;
create view inventory.stock_practice as
  select clinic_id, id, address_line1, city, state, postal_code, office_phone from practice.practice;
