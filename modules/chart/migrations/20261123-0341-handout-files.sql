-- A handout is a text, or a PDF that was uploaded; what was given keeps the file as it was then.
alter table chart.handout add column file_id uuid,
  add constraint handout_file foreign key (clinic_id, file_id) references files.file (clinic_id, id);
alter table chart.note_handout add column file_id uuid,
  add constraint given_file foreign key (clinic_id, file_id) references files.file (clinic_id, id);
