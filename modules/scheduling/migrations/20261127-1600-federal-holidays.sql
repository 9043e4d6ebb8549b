-- The federal holidays on which a clinic is closed; their days are computed and stored as days off of the clinic.
create table scheduling.holiday_choice (
  clinic_id uuid primary key references practice.clinic (clinic_id),
  holidays text[] not null,
  version integer not null default 1,
  updated_by uuid not null,
  updated_time timestamptz not null
);

-- The holiday and year that a day off was computed for, e.g. labor-day-2027.
alter table scheduling.time_off add column holiday text;
create unique index time_off_holiday on scheduling.time_off (clinic_id, holiday) where holiday is not null;
