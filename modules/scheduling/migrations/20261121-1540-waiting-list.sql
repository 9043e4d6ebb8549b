-- Who waits for a time: for what, with whom, when they can come. Nobody is on the list twice for the same.
create table scheduling.waiting_entry (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  patient_id uuid not null,
  category_id uuid not null,
  minutes smallint not null check (minutes between 5 and 480),
  -- Both days with.
  first_day date not null,
  last_day date not null,
  -- Monday is 1; empty for any.
  weekdays smallint[] not null default '{}',
  -- On the clinic's wall clock.
  start_minute smallint not null default 0 check (start_minute between 0 and 1439),
  end_minute smallint not null default 1440 check (end_minute between 1 and 1440),
  -- How long before the patient has to know.
  notice_hours smallint not null check (notice_hours between 0 and 336),
  priority text not null check (priority in ('routine', 'soon', 'urgent')),
  note text,
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'booked', 'removed', 'expired')),
  -- The appointment that they have and would have earlier.
  appointment_id uuid,
  booked_event_id uuid,
  version integer not null default 1,
  created_by uuid not null,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, category_id) references scheduling.event_category (clinic_id, id),
  foreign key (clinic_id, appointment_id) references scheduling.event (clinic_id, id),
  foreign key (clinic_id, booked_event_id) references scheduling.event (clinic_id, id),
  check (last_day >= first_day and end_minute > start_minute)
);
create unique index waiting_once on scheduling.waiting_entry (clinic_id, patient_id, category_id)
  where state in ('waiting', 'offered');
create index waiting_by_state on scheduling.waiting_entry (clinic_id, state, updated_time desc);
create index waiting_of_patient on scheduling.waiting_entry (clinic_id, patient_id);
create index waiting_by_appointment on scheduling.waiting_entry (clinic_id, appointment_id) where appointment_id is not null;
create index waiting_by_event on scheduling.waiting_entry (clinic_id, booked_event_id) where booked_event_id is not null;

-- With whom, any of them; with nobody named, anybody.
create table scheduling.waiting_calendar (
  clinic_id uuid not null,
  entry_id uuid not null,
  calendar_id uuid not null,
  primary key (clinic_id, entry_id, calendar_id),
  foreign key (clinic_id, entry_id) references scheduling.waiting_entry (clinic_id, id),
  foreign key (clinic_id, calendar_id) references scheduling.calendar (clinic_id, id)
);
create index waiting_calendar_of on scheduling.waiting_calendar (clinic_id, calendar_id);

-- Time that an event or days off have just given up, until somebody has looked what of it is free: written where they are changed.
create table scheduling.given_up_time (
  clinic_id uuid not null,
  calendar_id uuid not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  primary key (clinic_id, calendar_id, start_time),
  foreign key (clinic_id, calendar_id) references scheduling.calendar (clinic_id, id),
  check (end_time > start_time)
);

-- Time that has become free for those who wait. What of it is still free is always reckoned anew.
create table scheduling.freed_time (
  clinic_id uuid not null,
  id uuid not null,
  calendar_id uuid not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  created_time timestamptz not null,
  -- When the staff were told of it.
  told_time timestamptz,
  dismissed_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, calendar_id) references scheduling.calendar (clinic_id, id),
  check (end_time > start_time)
);
create index freed_by_end on scheduling.freed_time (clinic_id, end_time) where dismissed_time is null;

-- One free time that is offered to one or several: to all at once, or to one after another.
create table scheduling.waiting_round (
  clinic_id uuid not null,
  id uuid not null,
  calendar_id uuid not null,
  in_turn boolean not null,
  offered_by uuid not null,
  created_time timestamptz not null,
  closed_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, calendar_id) references scheduling.calendar (clinic_id, id),
  foreign key (clinic_id, offered_by) references practice.member (clinic_id, user_id)
);
create index waiting_round_open on scheduling.waiting_round (clinic_id, id) where closed_time is null;

-- What one of them is offered. Of the link's token only the hash is kept.
create table scheduling.waiting_offer (
  clinic_id uuid not null,
  id uuid not null,
  round_id uuid not null,
  entry_id uuid not null,
  position smallint not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  state text not null check (state in ('planned', 'sent', 'accepted', 'declined', 'expired', 'gone', 'withdrawn')),
  token_hash bytea,
  sent_time timestamptz,
  expires_time timestamptz,
  answered_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, round_id) references scheduling.waiting_round (clinic_id, id),
  foreign key (clinic_id, entry_id) references scheduling.waiting_entry (clinic_id, id),
  check (end_time > start_time)
);
create unique index waiting_offer_token on scheduling.waiting_offer (token_hash);
create index waiting_offer_of_round on scheduling.waiting_offer (clinic_id, round_id, position);
create index waiting_offer_of_entry on scheduling.waiting_offer (clinic_id, entry_id, id desc);
create index waiting_offer_sent on scheduling.waiting_offer (expires_time) where state = 'sent';

create table scheduling.waiting_settings (
  clinic_id uuid not null references practice.clinic (clinic_id),
  -- How long a patient may think about an offer.
  offer_hours smallint not null check (offer_hours between 1 and 72),
  version integer not null default 1,
  updated_time timestamptz not null,
  primary key (clinic_id)
);
