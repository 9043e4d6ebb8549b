-- A row of a list that came from an earlier note: marked until somebody changes it or says that it still holds.
alter table chart.note_diagnosis add column carried_from uuid,
  add constraint diagnosis_source foreign key (clinic_id, carried_from) references chart.chart_note (clinic_id, id);
alter table chart.note_procedure add column carried_from uuid,
  add constraint procedure_source foreign key (clinic_id, carried_from) references chart.chart_note (clinic_id, id);
alter table chart.note_substance add column carried_from uuid,
  add constraint substance_source foreign key (clinic_id, carried_from) references chart.chart_note (clinic_id, id);
