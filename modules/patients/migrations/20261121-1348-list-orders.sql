-- Each order of the list reads its index from the end that it begins with, however many patients share a day or an instant.
create index patient_by_age on patients.patient (clinic_id, date_of_birth, id) where deleted_time is null;
create index patient_by_youth on patients.patient (clinic_id, date_of_birth desc nulls last, id) where deleted_time is null;
create index patient_by_change on patients.patient (clinic_id, updated_time, id) where deleted_time is null;
drop index patients.patient_by_birth;
drop index patients.patient_by_update;
