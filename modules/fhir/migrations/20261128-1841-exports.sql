create schema fhir;

-- An export that an app asked for. `source_id` and `after_id` say up to where it is written, so that it goes on there
-- after a crash.
create table fhir.export (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  app_id text not null,
  app_name text not null,
  -- The scopes of the token that started it.
  scopes jsonb not null,
  time_zone text not null,
  request_url text not null,
  level text not null check (level in ('system', 'patient', 'group')),
  -- The members of the group when it was started.
  patient_ids uuid[],
  -- Null for all types that the scopes grant.
  types text[],
  changed_since timestamptz,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  source_id text,
  after_id text,
  -- Sources that are written, of how many.
  sources_done integer not null default 0,
  sources_total integer not null,
  created_time timestamptz not null,
  ended_time timestamptz,
  primary key (clinic_id, id)
);
create index export_by_app on fhir.export (clinic_id, app_id) where state = 'running';
create index export_by_end on fhir.export (ended_time);

create table fhir.export_file (
  clinic_id uuid not null,
  export_id uuid not null,
  file_id uuid not null,
  type text not null,
  count integer not null,
  primary key (clinic_id, export_id, file_id),
  foreign key (clinic_id, export_id) references fhir.export (clinic_id, id) on delete cascade
);
