-- reference table: how long operations took, added by each process once a minute; kept for two hours
create table platform.operation_time (
  -- The start of five minutes.
  from_time timestamptz not null,
  -- `calendar.createEvent`, `GET /api/files/:id`.
  operation text not null,
  calls integer not null,
  -- Those that ended with an error.
  failed integer not null,
  -- Calls up to each of the bounds in `platform/health/operation-times.ts`, and slower ones.
  counts integer[] not null,
  longest_ms integer not null,
  primary key (from_time, operation)
);
