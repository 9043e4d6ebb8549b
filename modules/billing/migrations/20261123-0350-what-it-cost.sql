-- What was handed out for a charge cost the clinic, less what came back.
create view billing.charge_cost as
  select d.clinic_id, d.charge_id, -sum(m.cost_cents) as cost
  from inventory.dispensing d
  join inventory.movement m on m.clinic_id = d.clinic_id and m.dispensing_id = d.id and m.kind in ('dispense', 'undispense')
  where d.charge_id is not null
  group by d.clinic_id, d.charge_id;

-- Whose note a handing out belongs to, and who did it.
create view billing.handed_out as select clinic_id, id, note_id, created_by from inventory.dispensing;

