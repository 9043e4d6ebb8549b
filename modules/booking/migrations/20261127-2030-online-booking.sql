create schema booking;

-- What a clinic offers for online booking; a clinic without a row doesn't offer it.
create table booking.settings (
  clinic_id uuid not null references practice.clinic (clinic_id),
  is_on boolean not null,
  -- The last part of the public page's URL: /book/<address>. No other clinic has it.
  address text not null,
  notice_hours smallint not null check (notice_hours between 0 and 336),
  days_ahead smallint not null check (days_ahead between 1 and 60),
  -- Working hours for which a request holds its time.
  hold_hours smallint not null check (hold_hours between 1 and 24),
  page_text text not null,
  version integer not null default 1,
  updated_time timestamptz not null,
  primary key (clinic_id),
  constraint settings_address unique (address)
);

-- An event type that patients can book.
create table booking.bookable_type (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  category_id uuid not null,
  minutes smallint not null check (minutes between 5 and 480),
  audience text not null check (audience in ('new', 'known', 'both')),
  calendar_ids uuid[] not null,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, category_id) references scheduling.event_category (clinic_id, id)
);
create unique index bookable_type_once on booking.bookable_type (clinic_id, category_id) where deleted_time is null;

-- A request from the public page, as typed. Its time is held as busy time of the calendar while it is pending.
create table booking.request (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  -- Made by the page, so that sending twice is one request.
  client_key uuid not null,
  category_id uuid not null,
  calendar_id uuid not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  says_new boolean not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  phone text not null,
  email text not null,
  reason text not null,
  language text not null check (language in ('en', 'es')),
  state text not null default 'pending' check (state in ('pending', 'accepted', 'declined', 'expired')),
  held_until timestamptz not null,
  patient_id uuid,
  event_id uuid,
  decline_reason text,
  decided_by uuid,
  decided_time timestamptz,
  version integer not null default 1,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  unique (clinic_id, client_key),
  foreign key (clinic_id, category_id) references scheduling.event_category (clinic_id, id),
  foreign key (clinic_id, calendar_id) references scheduling.calendar (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id),
  check (end_time > start_time),
  check ((state = 'accepted') = (event_id is not null))
);
create index request_by_state on booking.request (clinic_id, state, created_time desc);
create index request_of_patient on booking.request (clinic_id, patient_id) where patient_id is not null;
create index request_of_event on booking.request (clinic_id, event_id) where event_id is not null;
create index request_held on booking.request (clinic_id, held_until) where state = 'pending';
