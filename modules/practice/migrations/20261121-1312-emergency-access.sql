create table practice.emergency_access (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  user_id uuid not null,
  reason text not null,
  -- What was granted, as it was declared then.
  access_rules text[] not null,
  started_time timestamptz not null,
  expires_time timestamptz not null,
  ended_time timestamptz,
  reviewed_by uuid,
  reviewed_time timestamptz,
  review_note text,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, reviewed_by) references practice.member (clinic_id, user_id)
);
create index emergency_access_of_user on practice.emergency_access (clinic_id, user_id, expires_time);
create index emergency_access_by_time on practice.emergency_access (clinic_id, started_time);
