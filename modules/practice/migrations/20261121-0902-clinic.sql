create schema practice;

create table practice.clinic (
  clinic_id uuid primary key,
  clinic_name text not null,
  time_zone text not null,
  logo text,
  day_start_minute smallint not null default 480,
  day_end_minute smallint not null default 1080,
  is_demo boolean not null default false,
  created_time timestamptz not null
);

create table practice.practice (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  practice_name text not null,
  address_line1 text,
  address_line2 text,
  city text,
  state text,
  country text,
  postal_code text,
  office_phone text,
  mobile_phone text,
  fax text,
  email text,
  website text,
  contact_person_name text,
  taxonomy_code text,
  is_active boolean not null default true,
  version integer not null default 1,
  created_time timestamptz not null,
  primary key (clinic_id, id)
);

create table practice.role (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  role_name text not null,
  description text not null,
  version integer not null default 1,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);
create unique index role_name_once on practice.role (clinic_id, lower(role_name)) where deleted_time is null;

create table practice.role_rule (
  clinic_id uuid not null,
  role_id uuid not null,
  access_rule text not null,
  primary key (clinic_id, role_id, access_rule),
  foreign key (clinic_id, role_id) references practice.role (clinic_id, id)
);

create table practice.member (
  clinic_id uuid not null references practice.clinic (clinic_id),
  user_id uuid not null,
  first_name text not null,
  last_name text not null,
  title text,
  credential text,
  npi text,
  email text not null,
  avatar text,
  is_active boolean not null default true,
  version integer not null default 1,
  created_time timestamptz not null,
  primary key (clinic_id, user_id)
);

create table practice.member_practice (
  clinic_id uuid not null,
  user_id uuid not null,
  practice_id uuid not null,
  primary key (clinic_id, user_id, practice_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id)
);

create table practice.member_role (
  clinic_id uuid not null,
  user_id uuid not null,
  role_id uuid not null,
  primary key (clinic_id, user_id, role_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, role_id) references practice.role (clinic_id, id)
);

create table practice.clinic_tag (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  tag text not null,
  color text not null,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);
create unique index clinic_tag_once on practice.clinic_tag (clinic_id, lower(tag)) where deleted_time is null;
