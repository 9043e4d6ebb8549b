-- What was posted and changed since some time, so that only the months that it belongs to are summed up anew.
create index charge_by_change on billing.charge (clinic_id, updated_time);
create index entry_by_time on billing.ledger_entry (clinic_id, created_time);

-- When what a charge costs was changed.
create view billing.charge_movement as
  select d.clinic_id, d.charge_id, m.created_time
  from inventory.movement m
  join inventory.dispensing d on d.clinic_id = m.clinic_id and d.id = m.dispensing_id
  where d.charge_id is not null and m.kind in ('dispense', 'undispense');

-- What was posted to a charge is read without its rows.
drop index billing.entry_by_charge;
create index entry_by_charge on billing.ledger_entry (clinic_id, charge_id) include (entry_type, amount, applied) where charge_id is not null;
