-- The members whose calendars an event is on: the rendering provider of a visit that is charged.
create view billing.event_provider as
  select a.clinic_id, a.event_id, c.user_id
  from scheduling.event_attendee a join scheduling.calendar c on c.clinic_id = a.clinic_id and c.id = a.calendar_id;
