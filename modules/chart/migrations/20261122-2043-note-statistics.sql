-- Visits that nobody has written about are looked for by their event.
create view chart.visit as
  select e.clinic_id, e.id, e.patient_id, e.start_time, e.category_id, e.status, e.deleted_time from scheduling.event e;
create view chart.visit_calendar as
  select a.clinic_id, a.event_id, a.start_time, a.calendar_id, k.user_id
  from scheduling.event_attendee a join scheduling.calendar k on k.clinic_id = a.clinic_id and k.id = a.calendar_id;
