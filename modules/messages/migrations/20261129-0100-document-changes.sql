-- When type, day or title of a document were last changed; null if never.
alter table messages.document add column updated_time timestamptz;
create index document_changed on messages.document (clinic_id, (coalesce(updated_time, created_time)));
