-- What a patient is told of an event, and when. A plan is never changed, another takes its place: all occurrences of a series share one.
create table scheduling.notification_plan (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  created_time timestamptz not null,
  primary key (clinic_id, id)
);
create table scheduling.event_notification (
  clinic_id uuid not null,
  plan_id uuid not null,
  position smallint not null,
  notification_type text not null check (notification_type in ('initial_confirmation', 'reminder')),
  notification_method text not null check (notification_method in ('email', 'sms')),
  subject text not null,
  message_template text not null,
  -- Of a reminder.
  hours_before smallint check (hours_before between 1 and 2160),
  primary key (clinic_id, plan_id, position),
  foreign key (clinic_id, plan_id) references scheduling.notification_plan (clinic_id, id),
  check ((notification_type = 'reminder') = (hours_before is not null))
);
alter table scheduling.event
  add column notification_plan_id uuid,
  -- The start, and whom, that a confirmation has been sent or queued for.
  add column told_start timestamptz,
  add column told_patient_id uuid,
  -- What the patient answered by the link, and for which start.
  add column patient_response text check (patient_response in ('confirmed', 'cancel_asked')),
  add column patient_response_start timestamptz,
  add column patient_response_time timestamptz,
  add foreign key (clinic_id, notification_plan_id) references scheduling.notification_plan (clinic_id, id);
alter table scheduling.series
  add column notification_plan_id uuid,
  add foreign key (clinic_id, notification_plan_id) references scheduling.notification_plan (clinic_id, id);
alter table scheduling.event_category
  add column notification_plan_id uuid,
  add foreign key (clinic_id, notification_plan_id) references scheduling.notification_plan (clinic_id, id);
-- What the daily round looks through.
create index event_to_remind on scheduling.event (start_time, clinic_id, id)
  where notification_plan_id is not null and patient_id is not null and deleted_time is null;
-- Nobody writes to who has died.
create or replace view scheduling.event_patient as
  select clinic_id, id, record_number, first_name, last_name, date_of_birth, gender, mobile, deleted_time, email, search_text,
    deceased_date
  from patients.patient;
