-- What hangs on a note. A row that is taken out of a list stays, with the time at which it was taken out.
alter table chart.chart_note
  add column non_medical boolean not null default false,
  -- Counts every change of what hangs on the note; the texts have the column version.
  add column parts_version integer not null default 0,
  -- 1: the signature covers the texts; 2: it covers what hangs on the note too.
  add column signature_form smallint not null default 1,
  add column cosign_state text not null default 'none' check (cosign_state in ('none', 'waiting', 'done')),
  -- Who is asked for the cosignature, anybody who may sign where null; once it is given, who gave it.
  add column cosigner_id uuid,
  add column cosigner_name text,
  add column cosigned_time timestamptz,
  -- A signed note that its signer takes back stays, marked.
  add column withdrawn_time timestamptz,
  add column withdrawn_by uuid,
  add column withdrawn_name text,
  add column withdrawn_reason text,
  add constraint note_cosigner foreign key (clinic_id, cosigner_id) references practice.member (clinic_id, user_id),
  add constraint note_withdrawer foreign key (clinic_id, withdrawn_by) references practice.member (clinic_id, user_id),
  add check ((cosign_state = 'done') = (cosigned_time is not null)),
  add check ((withdrawn_time is null) = (withdrawn_by is null));
create index note_to_cosign on chart.chart_note (clinic_id, cosigner_id, service_date, id)
  where deleted_time is null and cosign_state = 'waiting';

-- A problem of the patient lasts longer than a visit; a diagnosis of a visit may be linked to one.
create table chart.problem (
  clinic_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  icd_code text,
  problem_name text not null,
  status text not null check (status in ('active', 'resolved')),
  onset_date date,
  resolved_date date,
  comment text,
  version integer not null default 1,
  created_by uuid not null,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  deleted_reason text,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);
create index problem_of_patient on chart.problem (clinic_id, patient_id) where deleted_time is null;

create table chart.note_diagnosis (
  clinic_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  icd_code text not null,
  icd_code_type text not null,
  official_name text not null,
  pmh_display_name text,
  problem_id uuid,
  -- The first is the primary one.
  sort_index integer not null,
  created_by uuid not null,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, problem_id) references chart.problem (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);
create unique index diagnosis_once on chart.note_diagnosis (clinic_id, note_id, icd_code) where deleted_time is null;

create table chart.note_procedure (
  clinic_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  cpt_code text not null,
  cpt_code_type text not null,
  official_name text not null,
  modifiers text[] not null,
  units integer not null check (units between 1 and 999),
  -- Up to four diagnoses of the note that the procedure was for, the most important first.
  pointers uuid[] not null,
  sort_index integer not null,
  created_by uuid not null,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);
create index procedure_of_note on chart.note_procedure (clinic_id, note_id);

create table chart.note_substance (
  clinic_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  kind text not null check (kind in ('drug', 'supplement')),
  substance_name text not null,
  directions text,
  sort_index integer not null,
  created_by uuid not null,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);
create index substance_of_note on chart.note_substance (clinic_id, note_id);

-- What a clinic gives its patients to take home.
create table chart.handout (
  clinic_id uuid not null,
  id uuid not null,
  title text not null,
  body text not null,
  version integer not null default 1,
  created_by uuid not null,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, created_by) references practice.member (clinic_id, user_id)
);

-- A handout as it was given: later changes of the clinic's leave it as it is.
create table chart.note_handout (
  clinic_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  handout_id uuid,
  title text not null,
  body text not null,
  given_by uuid not null,
  given_name text not null,
  given_time timestamptz not null,
  -- When it was put onto the patient's own page.
  sent_time timestamptz,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, handout_id) references chart.handout (clinic_id, id),
  foreign key (clinic_id, given_by) references practice.member (clinic_id, user_id)
);
create index handout_of_note on chart.note_handout (clinic_id, note_id);

create table chart.note_attachment (
  clinic_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  file_id uuid not null,
  file_name text not null,
  file_type text not null,
  byte_size integer not null,
  sha256 bytea not null,
  added_by uuid not null,
  added_name text not null,
  added_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, file_id) references files.file (clinic_id, id),
  foreign key (clinic_id, added_by) references practice.member (clinic_id, user_id)
);
create index attachment_of_note on chart.note_attachment (clinic_id, note_id);

-- Beside the note: no part of what is signed, and possible after it.
create table chart.note_comment (
  clinic_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  comment_title text not null,
  comment text not null,
  author_id uuid not null,
  author_name text not null,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, author_id) references practice.member (clinic_id, user_id)
);
create index comment_of_note on chart.note_comment (clinic_id, note_id);

-- What is added to a signed note, under its writer's own name.
create table chart.note_addendum (
  clinic_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  body text not null,
  author_id uuid not null,
  author_name text not null,
  created_time timestamptz not null,
  addendum_hash bytea not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, author_id) references practice.member (clinic_id, user_id)
);
create index addendum_of_note on chart.note_addendum (clinic_id, note_id);

-- What was carried over from an earlier note: its lines are marked for as long as they stand as they came.
create table chart.copied_text (
  clinic_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  source_note_id uuid not null,
  section text not null,
  lines text[] not null,
  copied_by uuid not null,
  copied_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, source_note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, copied_by) references practice.member (clinic_id, user_id)
);
create index copied_into_note on chart.copied_text (clinic_id, note_id);

create table chart.template (
  clinic_id uuid not null,
  id uuid not null,
  template_name text not null,
  nickname text not null,
  template_html text not null,
  access_level text not null check (access_level in ('clinic', 'private')),
  owner_id uuid not null,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, owner_id) references practice.member (clinic_id, user_id)
);
create index template_by_name on chart.template (clinic_id, lower(template_name), id);

-- How somebody arranges the panels of a note.
create table chart.note_layout (
  clinic_id uuid not null,
  user_id uuid not null,
  layout jsonb not null,
  updated_time timestamptz not null,
  primary key (clinic_id, user_id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);

-- Whose notes need a second signature; who is not named here needs none.
create table chart.cosign_rule (
  clinic_id uuid not null,
  author_id uuid not null,
  cosign_mode text not null check (cosign_mode in ('never', 'optional', 'required')),
  cosigner_id uuid,
  version integer not null default 1,
  updated_time timestamptz not null,
  primary key (clinic_id, author_id),
  foreign key (clinic_id, author_id) references practice.member (clinic_id, user_id),
  foreign key (clinic_id, cosigner_id) references practice.member (clinic_id, user_id)
);
