-- A word of an event is looked for everywhere in the clinic.
create index event_by_title on scheduling.event using gin (clinic_id, lower(title) gin_trgm_ops) where deleted_time is null;
