-- What somebody has brought in lately is counted before more is taken.
create index file_by_person on files.file (clinic_id, created_by, created_time);
