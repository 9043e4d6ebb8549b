-- A search finds the beginnings of words, and internal notes. A job completes what was written before (server/index-words.ts).
alter table messages.message add column words_complete boolean not null default false;
create index message_to_index on messages.message (clinic_id, id) where not words_complete;
alter table messages.internal_note add column words_complete boolean not null default false;
create index internal_note_to_index on messages.internal_note (clinic_id, id) where not words_complete;

-- The words of internal notes as keyed hashes.
create table messages.note_word (
  clinic_id uuid not null,
  note_id uuid not null,
  hash bytea not null,
  primary key (clinic_id, hash, note_id),
  foreign key (clinic_id, note_id) references messages.internal_note (clinic_id, id)
);
