create schema tasks;

-- Something to do. Its owner is one: a member, a team (a role of the clinic), or a patient.
create table tasks.task (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  type text not null check (type in ('ToDo', 'NoteToCosign', 'OpenSOAPnote', 'DocsForReview', 'OpenOrder', 'FollowUp', 'QuickNote')),
  subject text not null,
  details text not null default '',
  priority text not null default 'Medium' check (priority in ('Low', 'Medium', 'High')),
  related_patient_id uuid,
  -- Null where no member gave it: a source outside, or the house.
  assigned_by uuid,
  assigned_by_name text not null,
  owner_user_id uuid,
  owner_role_id uuid,
  owner_patient_id uuid,
  -- When it reached its owner: what its age is counted from.
  owned_time timestamptz not null,
  due_time timestamptz,
  reminder_time timestamptz,
  snoozed_until timestamptz,
  -- When somebody last did anything with it.
  touched_time timestamptz not null,
  complete_time timestamptz,
  completed_by_name text,
  disposition text,
  deleted_time timestamptz,
  reviewed_time timestamptz,
  -- What it follows from; null where a person made it.
  source text,
  source_key text,
  -- Whom the source named last: where it names another, the task goes there.
  source_owner_id uuid,
  closing text not null default 'free' check (closing in ('free', 'source', 'disposition')),
  path text,
  note_id uuid,
  order_id uuid,
  order_name text,
  order_status text,
  document_id uuid,
  escalate_after_hours integer check (escalate_after_hours > 0),
  escalate_to_user_id uuid,
  escalate_to_role_id uuid,
  escalated_time timestamptz,
  repeat_unit text check (repeat_unit in ('day', 'week', 'month', 'year')),
  repeat_every integer check (repeat_every > 0),
  repeat_from text check (repeat_from in ('due', 'completion')),
  -- The task before it in its series.
  follows_task_id uuid,
  -- What its maker's page called it: the same twice makes one.
  client_key text,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, related_patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, assigned_by) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, owner_user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, owner_role_id) references practice.role (clinic_id, id),
  foreign key (clinic_id, owner_patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, escalate_to_user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, escalate_to_role_id) references practice.role (clinic_id, id),
  foreign key (clinic_id, follows_task_id) references tasks.task (clinic_id, id),
  check (num_nonnulls(owner_user_id, owner_role_id, owner_patient_id) = 1),
  check ((source is null) = (source_key is null)),
  check ((repeat_unit is null) = (repeat_every is null) and (repeat_unit is null) = (repeat_from is null))
);
create unique index task_of_source on tasks.task (clinic_id, source, source_key)
  where source is not null and complete_time is null and deleted_time is null;
create unique index task_once on tasks.task (clinic_id, assigned_by, client_key) where client_key is not null;
create unique index task_follows on tasks.task (clinic_id, follows_task_id)
  where follows_task_id is not null and deleted_time is null;
create index open_task_of_user on tasks.task (clinic_id, owner_user_id, type, due_time) where complete_time is null and deleted_time is null;
create index open_task_of_role on tasks.task (clinic_id, owner_role_id, type, due_time)
  where owner_role_id is not null and complete_time is null and deleted_time is null;
create index open_task_of_assigner on tasks.task (clinic_id, assigned_by, created_time) where complete_time is null and deleted_time is null;
create index open_task on tasks.task (clinic_id, type, due_time, id) where complete_time is null and deleted_time is null;
create index task_of_patient on tasks.task (clinic_id, related_patient_id, created_time desc) where related_patient_id is not null;
create index task_for_patient on tasks.task (clinic_id, owner_patient_id, created_time desc) where owner_patient_id is not null;
create index done_task on tasks.task (clinic_id, complete_time desc, id) where complete_time is not null and deleted_time is null;
create index snoozed_task on tasks.task (snoozed_until) where snoozed_until is not null and complete_time is null and deleted_time is null;
create index escalating_task on tasks.task (touched_time)
  where escalate_after_hours is not null and escalated_time is null and complete_time is null and deleted_time is null;
create index overdue_patient_task on tasks.task (due_time)
  where owner_patient_id is not null and complete_time is null and deleted_time is null;

-- A time at which its owner is reminded; each is told once. `kind` main is the task's own reminder.
create table tasks.reminder (
  clinic_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  kind text not null check (kind in ('main', 'extra')),
  sort_index smallint not null default 0,
  reminder_time timestamptz not null,
  told_time timestamptz,
  removed_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, task_id) references tasks.task (clinic_id, id)
);
create index reminder_of_task on tasks.reminder (clinic_id, task_id);
create index reminder_due on tasks.reminder (reminder_time) where told_time is null and removed_time is null;
create index reminder_by_time on tasks.reminder (clinic_id, reminder_time) where removed_time is null;

create table tasks.step (
  clinic_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  sort_index smallint not null,
  step_info text not null,
  complete_time timestamptz,
  deleted_time timestamptz,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, task_id) references tasks.task (clinic_id, id)
);
create index step_of_task on tasks.step (clinic_id, task_id, sort_index);

create table tasks.comment (
  clinic_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  content text not null,
  commenter_user_id uuid,
  commenter_name text not null,
  commenter_type text not null check (commenter_type in ('Doctor', 'Patient')),
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, task_id) references tasks.task (clinic_id, id),
  foreign key (clinic_id, commenter_user_id) references practice.member (clinic_id, user_id)
);
create index comment_of_task on tasks.comment (clinic_id, task_id, created_time);

create table tasks.tag (
  clinic_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  tag text not null,
  color text not null,
  removed_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, task_id) references tasks.task (clinic_id, id)
);
create unique index tag_once on tasks.tag (clinic_id, task_id, lower(tag)) where removed_time is null;
create index tag_by_word on tasks.tag (clinic_id, lower(tag)) where removed_time is null;

-- The lines of a quick note.
create table tasks.bullet (
  clinic_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  sort_index smallint not null,
  bullet_info text not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, task_id) references tasks.task (clinic_id, id)
);
create index bullet_of_task on tasks.bullet (clinic_id, task_id, sort_index);

-- A file that was uploaded for tasks, by the name that it is fetched with.
create table tasks.upload (
  clinic_id uuid not null,
  id uuid not null,
  -- Whose it is about; null where about nobody.
  patient_id uuid,
  name text not null,
  file_id uuid not null,
  uploaded_by uuid,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, file_id) references files.file (clinic_id, id),
  foreign key (clinic_id, uploaded_by) references practice.member (clinic_id, user_id)
);
create unique index upload_name on tasks.upload (clinic_id, patient_id, lower(name)) nulls not distinct where deleted_time is null;

create table tasks.attachment (
  clinic_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  upload_id uuid not null,
  created_time timestamptz not null,
  removed_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, task_id) references tasks.task (clinic_id, id),
  foreign key (clinic_id, upload_id) references tasks.upload (clinic_id, id)
);
create unique index attachment_once on tasks.attachment (clinic_id, task_id, upload_id) where removed_time is null;
create index attachment_of_upload on tasks.attachment (clinic_id, upload_id);

-- A document that is registered to be reviewed.
create table tasks.document (
  clinic_id uuid not null,
  id uuid not null,
  title text not null,
  path text not null,
  registered_by uuid not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, registered_by) references practice.member (clinic_id, user_id)
);

-- What was done with a task, as its history shows it.
create table tasks.log (
  clinic_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  object_type text not null check (object_type in ('task', 'comment', 'step')),
  object_id uuid not null,
  field text not null,
  from_value text,
  to_value text,
  logger_user_id uuid,
  logger_name text not null,
  created_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, task_id) references tasks.task (clinic_id, id)
);
create index log_of_task on tasks.log (clinic_id, task_id, created_time desc, id desc);

-- Who does a member's tasks while they are away.
create table tasks.absence (
  clinic_id uuid not null,
  user_id uuid not null,
  substitute_user_id uuid not null,
  first_day date not null,
  last_day date not null,
  version integer not null default 1,
  ended_time timestamptz,
  primary key (clinic_id, user_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, substitute_user_id) references practice.member (clinic_id, user_id),
  check (user_id <> substitute_user_id),
  check (first_day <= last_day)
);
create index absence_of_substitute on tasks.absence (clinic_id, substitute_user_id);
