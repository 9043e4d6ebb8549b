-- Rooms and devices that can't be in two places.
create table scheduling.resource (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  resource_name text not null,
  sort_index smallint not null default 0,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);

-- What an event needs, with its times as on the calendars.
create table scheduling.event_resource (
  clinic_id uuid not null,
  resource_id uuid not null,
  event_id uuid not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  is_busy boolean not null,
  primary key (clinic_id, event_id, resource_id),
  foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id),
  foreign key (clinic_id, resource_id) references scheduling.resource (clinic_id, id)
);
create index resource_by_time on scheduling.event_resource (clinic_id, resource_id, start_time, end_time);
