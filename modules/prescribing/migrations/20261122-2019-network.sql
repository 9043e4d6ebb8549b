-- A prescriber at one practice, as the network's directory knows them.
create table prescribing.prescriber_location (
  clinic_id uuid not null,
  user_id uuid not null,
  practice_id uuid not null,
  -- The network's number of them at this place; whoever it is written to is found by it.
  spi text not null,
  -- As the directory was told it last.
  npi text not null,
  first_name text not null,
  last_name text not null,
  practice_name text not null,
  address_line1 text not null,
  city text not null,
  state_province text not null,
  postal_code text not null,
  phone text not null,
  fax text,
  service_level text not null,
  active_start_time timestamptz not null,
  active_end_time timestamptz,
  registered_by uuid not null,
  updated_time timestamptz not null,
  version integer not null default 1,
  primary key (clinic_id, user_id, practice_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, practice_id) references practice.practice (clinic_id, id),
  foreign key (clinic_id, registered_by) references practice.member (clinic_id, user_id)
);

create unique index prescriber_spi on prescribing.prescriber_location (spi);

-- That somebody has proven to be who they say.
create table prescribing.identity_proof (
  clinic_id uuid not null,
  user_id uuid not null,
  issuer text not null,
  subject text not null,
  -- What the provider vouches for, as http://idmanagement.gov/ns/assurance/ial/2.
  assurance text not null,
  proven_name text not null,
  proven_time timestamptz not null,
  primary key (clinic_id, user_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

-- One person proves one identity in a clinic.
create unique index identity_once on prescribing.identity_proof (clinic_id, issuer, subject);

-- The way to the provider and back; only its member can end it.
create table prescribing.identity_attempt (
  clinic_id uuid not null,
  user_id uuid not null,
  state_hash bytea not null,
  -- The proof key and the nonce, sealed.
  secrets bytea not null,
  created_time timestamptz not null,
  primary key (clinic_id, user_id, state_hash),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

-- What went to the network and what came from it, as it was.
create table prescribing.network_message (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  direction text not null check (direction in ('out', 'in')),
  message_id text not null,
  relates_to text,
  -- NewRx, CancelRx, Status …
  kind text not null,
  -- What a message of ours was queued for.
  prescription_id uuid,
  prescriber_id uuid not null,
  spi text not null,
  ncpdp_id text not null,
  order_number text,
  content text not null,
  content_hash bytea not null,
  -- Out: queued, sending, sent (000), accepted (010), refused, failed, unknown. In: filed.
  state text not null check (state in ('queued', 'sending', 'sent', 'accepted', 'refused', 'failed', 'unknown', 'filed')),
  code text,
  detail text,
  attempts integer not null default 0,
  claimed_time timestamptz,
  -- Until when something more has to be heard of it.
  answer_due_time timestamptz,
  created_time timestamptz not null,
  done_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, prescriber_id) references practice.member (clinic_id, user_id)
);

create unique index network_message_once on prescribing.network_message (clinic_id, direction, message_id);
create index network_message_of on prescribing.network_message (clinic_id, prescription_id) where prescription_id is not null;
create index network_message_of_order on prescribing.network_message (clinic_id, spi, order_number) where direction = 'out';
create index network_message_waits on prescribing.network_message (answer_due_time) where answer_due_time is not null;
create index network_message_sending on prescribing.network_message (claimed_time) where state = 'sending';

-- What the network's part shows of the layers below, named here once: the database refuses a change there that would break it.
create view prescribing.known_clinic as select clinic_id, time_zone from practice.clinic;
create view prescribing.member_at_practice as
  select m.clinic_id, m.user_id, m.first_name, m.last_name, m.npi, m.is_active, p.id as practice_id, p.practice_name, p.address_line1, p.city,
    p.state, p.postal_code, p.country, p.office_phone, p.fax
  from practice.member m
  join practice.member_practice mp on mp.clinic_id = m.clinic_id and mp.user_id = m.user_id
  join practice.practice p on p.clinic_id = mp.clinic_id and p.id = mp.practice_id and p.is_active;
