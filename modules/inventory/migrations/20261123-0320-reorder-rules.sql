-- When an item is ordered anew for one location: at or below the minimum of what may be handed out there, up to so much.
create table inventory.reorder_rule (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  item_id uuid not null,
  location_id uuid not null,
  minimum_level integer not null check (minimum_level >= 0),
  order_up_to integer not null check (order_up_to > minimum_level),
  is_enabled boolean not null default true,
  version integer not null default 1,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  unique (clinic_id, item_id, location_id),
  foreign key (clinic_id, item_id) references inventory.item (clinic_id, id),
  foreign key (clinic_id, location_id) references inventory.location (clinic_id, id)
);

-- Where a purchase order is to be delivered; null where nothing was said.
alter table inventory.purchase_order add column location_id uuid;
alter table inventory.purchase_order add foreign key (clinic_id, location_id) references inventory.location (clinic_id, id);

-- An item that is low at one location is a crossing of its own.
alter table inventory.alert add column location_id uuid;
alter table inventory.alert add foreign key (clinic_id, location_id) references inventory.location (clinic_id, id);
drop index inventory.alert_open;
create unique index alert_open on inventory.alert (clinic_id, item_id, kind, coalesce(location_id, lot_id, item_id)) where cleared_time is null;
