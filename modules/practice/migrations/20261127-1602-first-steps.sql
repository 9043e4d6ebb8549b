-- Setup steps that a member marked as done, where the data alone can't tell.
create table practice.first_step_mark (
  clinic_id uuid not null references practice.clinic (clinic_id),
  step_id text not null,
  marked_by uuid not null,
  marked_time timestamptz not null,
  primary key (clinic_id, step_id)
);
