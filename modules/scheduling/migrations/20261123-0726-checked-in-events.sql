-- Visits that took place are counted over years by an index of a third of the size of the one that holds every appointment.
create index event_checked_in on scheduling.event (clinic_id, start_time) include (id, category_id, first_calendar_id)
  where patient_id is not null and deleted_time is null and status = 'checkedin';
