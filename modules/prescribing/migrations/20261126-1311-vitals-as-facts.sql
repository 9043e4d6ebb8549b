-- The clinic's own vitals can be a gestational age or an eGFR: drugs are judged by them too.
create view prescribing.rx_vital as
  select r.clinic_id, r.patient_id, d.vital_name as name, d.vital_unit as units, r.value, r.collect_time as time
  from vitals.record r
  join vitals.definition d on d.clinic_id = r.clinic_id and d.id = r.definition_id
  where r.error_time is null;
