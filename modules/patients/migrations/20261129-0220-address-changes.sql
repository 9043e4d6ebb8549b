-- Of deleted addresses, too: the FHIR API reads when any of them last changed, and would read all of the clinic's otherwise.
drop index patients.address_by_patient;
create index address_of_patient on patients.address (clinic_id, patient_id);
