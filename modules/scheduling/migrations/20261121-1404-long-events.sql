-- Events over a day are few and looked for further back than the others.
create index attendee_long on scheduling.event_attendee (clinic_id, calendar_id, start_time)
  where end_time - start_time > interval '1 day';
