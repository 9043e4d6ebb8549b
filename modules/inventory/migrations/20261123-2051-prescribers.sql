-- Who prescribed what is dispensed: printed on the label. Null where no prescriber is on record.
alter table inventory.dispense_order add column prescriber_id uuid;
alter table inventory.dispensing add column prescriber_id uuid;
alter table inventory.dispense_order
  add constraint dispense_order_prescriber foreign key (clinic_id, prescriber_id) references practice.member (clinic_id, user_id);
alter table inventory.dispensing
  add constraint dispensing_prescriber foreign key (clinic_id, prescriber_id) references practice.member (clinic_id, user_id);
