-- Whom the signature names: a note whose patient turns out to be another record's person moves, and what was signed stays as it was.
alter table chart.chart_note add column signed_patient_id uuid;
update chart.chart_note set signed_patient_id = patient_id where signed_time is not null;
