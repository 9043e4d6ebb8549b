-- A prescriber's state licenses and DEA registrations, one of each kind and state.
create table prescribing.license (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('state', 'dea')),
  state text not null,
  number text not null,
  expiry_date date,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create unique index license_state on prescribing.license (clinic_id, user_id, kind, state) where deleted_time is null;
