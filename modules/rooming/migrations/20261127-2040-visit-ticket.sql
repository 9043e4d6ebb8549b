-- The number by which a patient is called instead of the name, unique for the day; null for visits from before.
alter table rooming.visit add column ticket text;
alter table rooming.visit add column ticket_day date;
create unique index visit_ticket_once on rooming.visit (clinic_id, ticket_day, ticket);

-- How many numbers a clinic issued on a day.
create table rooming.ticket_count (
  clinic_id uuid not null references practice.clinic (clinic_id),
  day date not null,
  issued integer not null,
  primary key (clinic_id, day)
);
