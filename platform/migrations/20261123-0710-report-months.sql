-- What a report told of a month that is over, so that years are put together from their months. Made anew where something in the month
-- was changed since, so that it can be thrown away at any time.
create table platform.report_month (
  clinic_id uuid not null,
  -- Which report, told in which way, by which zone's months.
  name text not null,
  -- YYYY-MM.
  month text not null,
  rows jsonb not null,
  -- Everything that was changed well before is in it.
  made_time timestamptz not null,
  primary key (clinic_id, name, month)
);
