-- A patient who can't be reached is seen on the calendar, and events are found by whom they are for.
create or replace view scheduling.event_patient as
  select clinic_id, id, record_number, first_name, last_name, date_of_birth, gender, mobile, deleted_time, email, search_text
  from patients.patient;
