-- What became of an answer that is a cry for help: who looked at it, how it was handled, and when it was escalated.
alter table questionnaires.survey
  add column crisis_opened_time timestamptz,
  add column crisis_opened_by uuid,
  add column crisis_escalated_time timestamptz,
  -- How often it was escalated: 1 to the on-call team, from 2 on to everyone who treats and the administrators.
  add column crisis_escalations smallint not null default 0,
  add column crisis_disposition text,
  add column crisis_comment text,
  add foreign key (clinic_id, crisis_opened_by) references practice.member (clinic_id, user_id);
create index survey_in_crisis on questionnaires.survey (clinic_id, patient_id)
  where crisis_time is not null and crisis_seen_time is null and deleted_time is null;

create table questionnaires.crisis_setting (
  clinic_id uuid not null references practice.clinic (clinic_id),
  -- The team that answers where no provider is known, and that it is escalated to; null for the team that treats.
  on_call_role_id uuid,
  escalate_after_minutes integer not null check (escalate_after_minutes between 5 and 1440),
  version integer not null default 1,
  updated_time timestamptz not null,
  primary key (clinic_id),
  foreign key (clinic_id, on_call_role_id) references practice.role (clinic_id, id)
);
