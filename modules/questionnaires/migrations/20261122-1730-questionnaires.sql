create schema questionnaires;

create table questionnaires.questionnaire (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  -- What Salus knows it by; null for one of the clinic's own.
  code text,
  -- A validated instrument: nobody changes it.
  is_locked boolean not null default false,
  name text not null,
  type text not null,
  comments text not null default '',
  -- What is being worked on: questions and scores.
  definition jsonb not null,
  -- The version that is sent; null until it is published for the first time.
  published_version integer,
  -- Whether what is worked on differs from it.
  is_changed boolean not null default true,
  created_by uuid,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);
create unique index questionnaire_code on questionnaires.questionnaire (clinic_id, code) where code is not null;
create unique index questionnaire_name on questionnaires.questionnaire (clinic_id, lower(name)) where deleted_time is null;

-- What was published, never changed: answers are read by the version that they were given to.
create table questionnaires.questionnaire_version (
  clinic_id uuid not null,
  questionnaire_id uuid not null,
  number integer not null,
  name text not null,
  definition jsonb not null,
  published_by uuid,
  published_time timestamptz not null,
  primary key (clinic_id, questionnaire_id, number),
  foreign key (clinic_id, questionnaire_id) references questionnaires.questionnaire (clinic_id, id),
  foreign key (clinic_id, published_by) references practice.member (clinic_id, user_id)
);

-- Kinds of event whose patients are sent a questionnaire by themselves.
create table questionnaires.category_questionnaire (
  clinic_id uuid not null,
  category_id uuid not null,
  questionnaire_id uuid not null,
  primary key (clinic_id, category_id, questionnaire_id),
  foreign key (clinic_id, category_id) references scheduling.event_category (clinic_id, id),
  foreign key (clinic_id, questionnaire_id) references questionnaires.questionnaire (clinic_id, id)
);
create index category_questionnaire_of on questionnaires.category_questionnaire (clinic_id, questionnaire_id);

create table questionnaires.question_group (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  name text not null,
  group_type text not null,
  tags text[] not null default '{}',
  questions jsonb not null,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id)
);
create unique index question_group_name on questionnaires.question_group (clinic_id, lower(name)) where deleted_time is null;

-- The link by which a patient answers what was sent to them, with their date of birth; of the token only the hash is kept.
create table questionnaires.survey_link (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  token_hash bytea not null,
  channel text not null check (channel in ('email', 'sms')),
  -- Null where Salus sent it by itself.
  sent_by uuid,
  created_time timestamptz not null,
  expires_time timestamptz not null,
  wrong_attempts smallint not null default 0,
  locked_time timestamptz,
  revoked_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, sent_by) references practice.member (clinic_id, user_id)
);
create unique index survey_link_token on questionnaires.survey_link (token_hash);
create index survey_link_patient on questionnaires.survey_link (clinic_id, patient_id, created_time desc);

create table questionnaires.survey_session (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  link_id uuid not null,
  token_hash bytea not null,
  created_time timestamptz not null,
  seen_time timestamptz not null,
  ended_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, link_id) references questionnaires.survey_link (clinic_id, id)
);
create unique index survey_session_token on questionnaires.survey_session (token_hash);
create index survey_session_link on questionnaires.survey_session (clinic_id, link_id);

-- One questionnaire for one patient, once.
create table questionnaires.survey (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  questionnaire_id uuid not null,
  version_number integer not null,
  -- The note that it hangs on, and when its answers were written there.
  chart_note_id uuid,
  written_time timestamptz,
  -- The appointment that it is for.
  event_id uuid,
  due_date date,
  percent smallint not null default 0,
  -- Of its first score; null until nothing is missing.
  score integer,
  band text,
  sent_time timestamptz,
  reminded_time timestamptz,
  opened_time timestamptz,
  submitted_time timestamptz,
  -- The member who answered for the patient; null where they did it themselves.
  answered_by uuid,
  -- When an answer first was a cry for help, and who has seen to it since.
  crisis_time timestamptz,
  crisis_seen_time timestamptz,
  crisis_seen_by uuid,
  reviewed_time timestamptz,
  reviewed_by uuid,
  -- Another survey whose score asked for this one.
  follows_id uuid,
  created_by uuid,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, questionnaire_id, version_number)
    references questionnaires.questionnaire_version (clinic_id, questionnaire_id, number),
  foreign key (clinic_id, chart_note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id),
  foreign key (clinic_id, follows_id) references questionnaires.survey (clinic_id, id),
  foreign key (clinic_id, answered_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, crisis_seen_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, reviewed_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);
create index survey_of_patient on questionnaires.survey (clinic_id, patient_id, created_time desc) where deleted_time is null;
create index survey_by_time on questionnaires.survey (clinic_id, created_time desc, id desc) where deleted_time is null;
create index survey_to_review on questionnaires.survey (clinic_id, submitted_time desc)
  where submitted_time is not null and reviewed_time is null and deleted_time is null;
-- One questionnaire is asked once for an appointment, however often it is told of.
create unique index survey_of_event on questionnaires.survey (clinic_id, event_id, questionnaire_id)
  where event_id is not null and deleted_time is null;
create unique index survey_following on questionnaires.survey (clinic_id, follows_id) where follows_id is not null;
create index survey_note on questionnaires.survey (clinic_id, chart_note_id) where chart_note_id is not null;

create table questionnaires.survey_answer (
  clinic_id uuid not null,
  survey_id uuid not null,
  question_id text not null,
  index_in_survey integer not null,
  answer jsonb not null,
  answered_time timestamptz not null,
  primary key (clinic_id, survey_id, question_id),
  foreign key (clinic_id, survey_id) references questionnaires.survey (clinic_id, id)
);
