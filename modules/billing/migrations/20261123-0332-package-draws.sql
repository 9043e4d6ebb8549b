-- What one order of a package, or of what was paid for ahead, earns when all of it is handed out: together, what was charged for it.
create table billing.package_share (
  clinic_id uuid not null,
  order_id uuid not null,
  -- What was sold ahead.
  charge_id uuid not null,
  amount bigint not null check (amount >= 0),
  primary key (clinic_id, order_id),
  foreign key (clinic_id, charge_id) references billing.charge (clinic_id, id)
);
create index package_share_of_charge on billing.package_share (clinic_id, charge_id);

-- One handing out of such an order, with its charge and the prepaid payment that covers it: what of it was not taken back.
create table billing.package_draw (
  clinic_id uuid not null,
  dispensing_id uuid not null,
  order_id uuid not null,
  quantity integer not null check (quantity >= 0),
  -- Counts how often it was posted.
  turn integer not null,
  charge_id uuid,
  -- Null where what was sold ahead is reversed: then the patient owes it.
  payment_id uuid,
  primary key (clinic_id, dispensing_id),
  foreign key (clinic_id, order_id) references billing.package_share (clinic_id, order_id),
  foreign key (clinic_id, charge_id) references billing.charge (clinic_id, id),
  foreign key (clinic_id, payment_id) references billing.payment (clinic_id, id),
  check ((quantity = 0) = (charge_id is null))
);
create index package_draw_of_order on billing.package_draw (clinic_id, order_id);
create index package_draw_of_charge on billing.package_draw (clinic_id, charge_id) where charge_id is not null;

create view billing.account_dispensing as
  select clinic_id, id, order_id, patient_id, quantity, is_prepaid, reverses_id, note_id, created_by, created_time from inventory.dispensing;
create view billing.account_order as
  select clinic_id, id, charge_id, product_id, quantity, package_id from inventory.dispense_order;
create view billing.account_product as select clinic_id, id, product_name, price_cents from inventory.product;
