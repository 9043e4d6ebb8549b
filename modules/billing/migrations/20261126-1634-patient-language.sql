-- Statements, receipts and reminders are written in the language of their patient.
create or replace view billing.account_patient as
  select clinic_id, id, record_number, first_name, last_name, date_of_birth, gender, email, mobile, home_phone, search_text, deleted_time,
    preferred_language
  from patients.patient;
