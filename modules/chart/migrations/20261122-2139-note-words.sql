-- The words of signed notes, by their stems: written once, when a note is signed, and added to by what is added to it. What is not
-- signed yet changes with every word and is few: it is looked through as it stands, and no index slows its saves.
create table chart.note_words (
  clinic_id uuid not null,
  note_id uuid not null,
  words tsvector not null,
  primary key (clinic_id, note_id),
  foreign key (clinic_id, note_id) references chart.chart_note (clinic_id, id)
);
create index note_by_word on chart.note_words using gin (clinic_id, words);

create function chart.words_of(variadic texts text[]) returns tsvector language sql immutable parallel safe as
  $$ select to_tsvector('english', regexp_replace(array_to_string(texts, ' '), '<[^>]*>|&nbsp;', ' ', 'g')) $$;

insert into chart.note_words (clinic_id, note_id, words)
select clinic_id, id, chart.words_of(record_name, left(note, 200000), left(nurse_note, 200000),
  (select string_agg(a.body, ' ') from chart.note_addendum a where a.clinic_id = n.clinic_id and a.note_id = n.id))
from chart.chart_note n where signed_time is not null;
