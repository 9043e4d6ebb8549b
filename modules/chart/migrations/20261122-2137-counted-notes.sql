-- Whose a visit is stands with it.
create or replace view chart.visit as
  select e.clinic_id, e.id, e.patient_id, e.start_time, e.category_id, e.status, e.deleted_time, e.first_calendar_id from scheduling.event e;
drop view chart.visit_calendar;
create view chart.visit_calendar as
  select clinic_id, id, user_id from scheduling.calendar;

-- Whether codes stand on a note; written where its lists change.
alter table chart.chart_note
  add column has_diagnosis boolean not null default false,
  add column has_procedure boolean not null default false;
update chart.chart_note n set
  has_diagnosis = exists (select 1 from chart.note_diagnosis d where d.clinic_id = n.clinic_id and d.note_id = n.id and d.deleted_time is null),
  has_procedure = exists (select 1 from chart.note_procedure p where p.clinic_id = n.clinic_id and p.note_id = n.id and p.deleted_time is null);
-- Everything that is counted stands in the index, and nothing that a save of words changes.
create index note_counted on chart.chart_note (clinic_id, service_date)
  include (id, patient_id, author_id, event_category_id, signed_time, created_time, cosign_state, non_medical, has_diagnosis, has_procedure)
  where deleted_time is null;
