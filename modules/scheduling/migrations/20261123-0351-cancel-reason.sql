-- Why an appointment was canceled, where somebody said it; what was said last stands.
create table scheduling.cancel_reason (
  clinic_id uuid not null,
  event_id uuid not null,
  reason text not null,
  noted_by uuid not null,
  noted_time timestamptz not null,
  primary key (clinic_id, event_id),
  foreign key (clinic_id, event_id) references scheduling.event (clinic_id, id),
  foreign key (clinic_id, noted_by) references practice.member (clinic_id, user_id),
  check (reason in ('ill', 'no_time', 'no_way', 'forgot', 'better', 'elsewhere', 'cost', 'provider', 'mistake', 'other'))
);
