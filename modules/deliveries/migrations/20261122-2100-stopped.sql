-- Numbers that have asked for no more text messages, by a word that every carrier knows.
create table deliveries.stopped_number (
  clinic_id uuid not null,
  number text not null,
  stopped_time timestamptz not null,
  primary key (clinic_id, number)
);
create index delivery_of_patient on deliveries.delivery (clinic_id, patient_id, id desc) where patient_id is not null;
