-- A draft that was proposed for a procedure without a price. A price of 0 is a price; this is none.
alter table billing.charge add column price_missing boolean not null default false;
update billing.charge set price_missing = true
where state = 'draft' and note_procedure_id is not null and price = 0 and deleted_time is null;
alter table billing.charge add constraint charge_price_missing check (not price_missing or (state = 'draft' and price = 0));
