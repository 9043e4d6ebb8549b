-- Who has a note open right now, as their pages say every half minute. No record: whoever goes takes their row with them.
create table chart.note_presence (
  clinic_id uuid not null,
  note_id uuid not null,
  user_id uuid not null,
  seen_time timestamptz not null,
  primary key (clinic_id, note_id, user_id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
