create schema programs;

create table programs.program (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  name text not null,
  description text not null default '',
  -- rolling: each patient begins on a day of their own; fixed: all on one day of the calendar.
  type text not null,
  start_day date,
  -- Whether somebody may still join a fixed one after its first day.
  late_enrolment boolean not null default true,
  -- Who answers for it: messages and tasks come from them, what is overdue goes to them.
  owner_user_id uuid not null,
  created_by uuid not null,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  archived_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, owner_user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id),
  check (type in ('rolling', 'fixed')),
  check ((type = 'fixed') = (start_day is not null))
);
create unique index program_name on programs.program (clinic_id, lower(name)) where archived_time is null;

create table programs.content (
  clinic_id uuid not null,
  id uuid not null,
  program_id uuid not null,
  position integer not null,
  kind text not null,
  title text not null,
  -- The text to read, the message to send, what is to be done, or what the visit is for.
  body text not null default '',
  -- Days after the patient's first day.
  release_day integer not null,
  -- Days after it was released by which it is to be done; null for no day.
  due_days integer,
  required boolean not null,
  -- What comes after it waits until it is done.
  gate boolean not null,
  video_url text,
  file_id uuid,
  questionnaire_id uuid,
  event_category_id uuid,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, program_id) references programs.program (clinic_id, id),
  foreign key (clinic_id, file_id) references files.file (clinic_id, id),
  foreign key (clinic_id, questionnaire_id) references questionnaires.questionnaire (clinic_id, id),
  foreign key (clinic_id, event_category_id) references scheduling.event_category (clinic_id, id)
);
create index content_of on programs.content (clinic_id, program_id, position);
create index content_questionnaire on programs.content (clinic_id, questionnaire_id);
create index content_category on programs.content (clinic_id, event_category_id);

create table programs.enrolment (
  clinic_id uuid not null,
  id uuid not null,
  program_id uuid not null,
  patient_id uuid not null,
  -- What the page called the enrolling of many: the same once more is answered with what became of the first.
  batch_key uuid,
  start_day date not null,
  -- The clinic's day up to which everything that was due has been released.
  settled_day date,
  paused_day date,
  paused_days integer not null default 0,
  enrolled_by uuid not null,
  last_activity_time timestamptz,
  completed_time timestamptz,
  withdrawn_time timestamptz,
  withdrawn_by uuid,
  withdraw_reason text,
  version integer not null default 1,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, program_id) references programs.program (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, enrolled_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, withdrawn_by) references practice.member (clinic_id, user_id)
);
-- Nobody takes part in one program twice at a time.
create unique index enrolment_open on programs.enrolment (clinic_id, program_id, patient_id)
  where completed_time is null and withdrawn_time is null;
create index enrolment_of on programs.enrolment (clinic_id, program_id, created_time desc);
create index enrolment_patient on programs.enrolment (clinic_id, patient_id);
create index enrolment_under_way on programs.enrolment (clinic_id, settled_day)
  where completed_time is null and withdrawn_time is null and paused_day is null;

-- One piece of content as it was released to one patient, once.
create table programs.progress (
  clinic_id uuid not null,
  enrolment_id uuid not null,
  content_id uuid not null,
  -- Names what was made of it elsewhere: the draft of its message.
  id uuid not null,
  released_time timestamptz not null,
  -- Who released it before its day; null for the day itself.
  released_by uuid,
  due_day date,
  opened_time timestamptz,
  completed_time timestamptz,
  -- The member who said so; null where the patient did.
  completed_by uuid,
  -- Since when it is late, and somebody's task.
  overdue_time timestamptz,
  -- Why it could not be given to the patient.
  problem text,
  survey_id uuid,
  task_id uuid,
  request_id uuid,
  conversation_id uuid,
  primary key (clinic_id, enrolment_id, content_id),
  foreign key (clinic_id, enrolment_id) references programs.enrolment (clinic_id, id),
  foreign key (clinic_id, content_id) references programs.content (clinic_id, id),
  foreign key (clinic_id, released_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, completed_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, survey_id) references questionnaires.survey (clinic_id, id),
  foreign key (clinic_id, task_id) references tasks.task (clinic_id, id)
);
create index progress_content on programs.progress (clinic_id, content_id);
create index progress_survey on programs.progress (clinic_id, survey_id) where survey_id is not null;
create index progress_task on programs.progress (clinic_id, task_id) where task_id is not null;
