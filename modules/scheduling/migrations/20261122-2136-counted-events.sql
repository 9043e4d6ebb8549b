-- Whose an event on several calendars is for statistics: that of the calendar that was set up first.
alter table scheduling.event add column first_calendar_id uuid;
update scheduling.event e set first_calendar_id = (select a.calendar_id from scheduling.event_attendee a
  where a.clinic_id = e.clinic_id and a.event_id = e.id order by a.calendar_id limit 1);
-- Everything that is counted stands in the index: years are counted without a look at the events themselves.
drop index scheduling.event_by_start;
create index event_by_start on scheduling.event (clinic_id, start_time)
  include (end_time, status, patient_id, category_id, first_calendar_id, created_time, canceled_time, times_moved, id)
  where patient_id is not null and deleted_time is null;
