-- What the clinic wants its members to agree to. A draft has no number; a published version never changes again.
create table practice.terms (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  number integer,
  title text not null,
  body text not null,
  must_accept boolean not null,
  version integer not null default 1,
  created_time timestamptz not null,
  published_time timestamptz,
  published_by uuid,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  check ((number is null) = (published_time is null)),
  foreign key (clinic_id, published_by) references practice.member (clinic_id, user_id)
);
create unique index terms_number_once on practice.terms (clinic_id, number);

create table practice.terms_acceptance (
  clinic_id uuid not null,
  terms_id uuid not null,
  user_id uuid not null,
  accepted_time timestamptz not null,
  primary key (clinic_id, terms_id, user_id),
  foreign key (clinic_id, terms_id) references practice.terms (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create index terms_acceptance_by_user on practice.terms_acceptance (clinic_id, user_id);
