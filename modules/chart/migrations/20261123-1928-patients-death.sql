-- A note is of no day after its patient's death.
create or replace view chart.note_patient as
  select clinic_id, id, record_number, first_name, last_name, date_of_birth, gender, search_text, deleted_time, deceased_date
  from patients.patient;
