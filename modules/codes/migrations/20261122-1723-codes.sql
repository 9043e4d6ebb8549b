create schema codes;

-- reference table: which edition of a code set was read in, and when; code sets are the same for every clinic
create table codes.release (
  id uuid primary key,
  code_set text not null,
  release_name text not null,
  -- The first day on which it counts.
  valid_from date not null,
  -- The short list that comes with the program; the first whole edition takes its place.
  is_starter boolean not null default false,
  -- It holds every code of its set: what it does not hold is retired. A list of some codes retires nothing.
  is_whole boolean not null default false,
  total integer not null,
  added integer not null,
  revised integer not null,
  retired integer not null,
  imported_by text,
  imported_time timestamptz not null
);

create unique index release_day on codes.release (code_set, valid_from, is_whole) where not is_starter;

-- reference table: ICD-10-CM, CPT, HCPCS and their modifiers, one row for each time in which a code said the same
create table codes.code (
  -- ICD-10-CM, CPT, HCPCS, CPT modifier or HCPCS modifier.
  code_set text not null,
  -- As it is printed, with its dot.
  code text not null,
  valid_from date not null,
  -- The last day on which it counts; null where none is known.
  valid_to date,
  short_name text not null,
  long_name text not null,
  billable boolean not null,
  parent_code text,
  primary key (code_set, code, valid_from)
);

create index code_parent on codes.code (code_set, parent_code);

-- reference table: what primary care uses most, in the order in which a search offers it
create table codes.common (
  code_set text not null,
  code text not null,
  place integer not null,
  primary key (code_set, code)
);

-- What a clinic, or one of its people, calls a code, charges for it, or has made for itself.
create table codes.clinic_code (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  -- What the page called it when it was made, so that a call that is repeated makes no second one.
  client_key uuid,
  -- diagnosis or procedure.
  kind text not null,
  -- ICD-10-CM, CPT, HCPCS, or Custom for one that stands in no code set.
  code_type text not null,
  code text not null,
  official_name text not null,
  long_description text not null default '',
  -- What a diagnosis is called in the past medical history.
  pmh_display_name text,
  price_cents integer check (price_cents >= 0),
  -- clinic or private.
  access_level text not null,
  owner_user_id uuid not null,
  -- All of its words, folded, for the search.
  search_text text not null,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, owner_user_id) references practice.member (clinic_id, user_id)
);

create unique index clinic_code_of_clinic on codes.clinic_code (clinic_id, kind, code_type, code)
  where access_level = 'clinic' and deleted_time is null;
create unique index clinic_code_of_person on codes.clinic_code (clinic_id, owner_user_id, kind, code_type, code)
  where access_level = 'private' and deleted_time is null;
create unique index clinic_code_client_key on codes.clinic_code (clinic_id, client_key) where client_key is not null;

create table codes.favourite (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  -- Null for a favourite of the whole clinic.
  user_id uuid,
  kind text not null,
  code_type text not null,
  code text not null,
  place integer not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

create unique index favourite_once on codes.favourite (clinic_id, user_id, kind, code_type, code) nulls not distinct;

-- What somebody last put into a note.
create table codes.recent (
  clinic_id uuid not null,
  user_id uuid not null,
  kind text not null,
  code_type text not null,
  code text not null,
  uses integer not null default 1,
  last_time timestamptz not null,
  primary key (clinic_id, user_id, kind, code_type, code),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

create index recent_of_user on codes.recent (clinic_id, user_id, kind, last_time desc);
