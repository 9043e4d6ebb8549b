-- Messages about an event are written in the language of its patient.
create or replace view scheduling.event_patient as
  select clinic_id, id, record_number, first_name, last_name, date_of_birth, gender, mobile, deleted_time, email, search_text,
    deceased_date, preferred_language
  from patients.patient;
