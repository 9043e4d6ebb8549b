-- Whether a clinic's administrators get a checkpoint of the log by mail each week.
create table audit.checkpoint_mail (
  clinic_id uuid not null,
  weekly boolean not null,
  update_time timestamptz not null,
  primary key (clinic_id)
);
