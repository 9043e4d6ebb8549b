create schema notices;

-- Texts and mails that a member has written to a patient.
create table notices.notice (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  patient_id uuid not null,
  channel text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_by uuid not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);
create index notice_of_patient on notices.notice (clinic_id, patient_id, id desc);

create table notices.template (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  name text not null,
  channel text not null,
  subject text not null,
  body text not null,
  version integer not null default 1,
  created_by uuid not null,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);
create unique index template_name on notices.template (clinic_id, lower(name)) where deleted_time is null;

-- What a patient has said of being written to; nothing where nobody has asked.
create table notices.consent (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  channel text not null,
  given boolean not null,
  noted_by uuid not null,
  noted_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, noted_by) references practice.member (clinic_id, user_id)
);
create index consent_newest on notices.consent (clinic_id, patient_id, channel, noted_time desc);

create view notices.notice_member as select clinic_id, user_id, first_name, last_name from practice.member;
