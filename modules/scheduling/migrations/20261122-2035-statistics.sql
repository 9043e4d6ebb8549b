-- What statistics tell of an appointment: when it was canceled, and how often it was moved.
alter table scheduling.event
  add column canceled_time timestamptz,
  add column times_moved smallint not null default 0;
-- The last change of a canceled one is most often the cancellation.
update scheduling.event set canceled_time = updated_time where status = 'canceled';
create index event_by_start on scheduling.event (clinic_id, start_time) where patient_id is not null and deleted_time is null;
