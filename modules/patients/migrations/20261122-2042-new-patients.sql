-- Statistics count the patients of each month.
create index patient_by_creation on patients.patient (clinic_id, created_time) where deleted_time is null and import_key is null;
