-- What the checks look up of a patient: problems, laboratory values that were not withdrawn, and weights in pounds.
create view prescribing.rx_problem as
  select clinic_id, patient_id, icd_code, problem_name, status, onset_date, resolved_date from chart.problem where deleted_time is null;
create view prescribing.rx_weight as
  select r.clinic_id, r.patient_id, r.value, r.collect_time from vitals.record r
  join vitals.definition d on d.clinic_id = r.clinic_id and d.id = r.definition_id
  where d.code = 'weight' and r.error_time is null;
create view prescribing.rx_lab_value as
  select r.clinic_id, r.patient_id, o.code, o.name, o.value_text, o.value_number, o.units,
    coalesce(o.observed_time, r.observed_time, r.reported_time) as time
  from labs.report r
  join labs.observation o on o.clinic_id = r.clinic_id and o.report_id = r.id
  where r.is_current and r.status in ('partial', 'final', 'corrected') and o.file_id is null
    and o.status not in ('X', 'D', 'I', 'O', 'N', 'W');
