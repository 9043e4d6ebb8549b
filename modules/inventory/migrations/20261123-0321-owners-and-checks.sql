-- Whose a lot is: the clinic's, a public programme's, which only its patients are given of, or a vendor's, who is paid for what was used.
alter table inventory.lot add column owner text not null default 'clinic' check (owner in ('clinic', 'public', 'consigned'));
-- The programme, as VFC; empty otherwise.
alter table inventory.lot add column programme text not null default '';
drop index inventory.lot_number;
create unique index lot_number on inventory.lot
  (clinic_id, item_id, lower(lot_number), coalesce(expires_on, 'infinity'::date), owner, lower(programme));

alter table inventory.dispensing add column stock_owner text not null default 'clinic' check (stock_owner in ('clinic', 'public'));
-- How many days it lasts, where somebody said so: by it a dose is reckoned.
alter table inventory.dispensing add column days_supply integer check (days_supply > 0);
-- The number of the one package that was scanned.
alter table inventory.dispensing add column serial_number text not null default '';
-- What the check came to when it was handed out: alert, none or could-not-check; null for what is not checked.
alter table inventory.dispensing add column safety_outcome text check (safety_outcome in ('alert', 'none', 'could-not-check'));
-- What spoke against it then, in words.
alter table inventory.dispensing add column safety_alerts text[] not null default '{}';

-- What a patient weighs, in pounds: the newest is what a dose is checked by.
create view inventory.stock_weight as
  select r.clinic_id, r.patient_id, r.value, r.collect_time from vitals.record r
  join vitals.definition d on d.clinic_id = r.clinic_id and d.id = r.definition_id
  where d.code = 'weight' and r.error_time is null;
