-- When each patient was seen last and is seen next, and by whom: what the list filters by. Kept by the calendar, which is above.
create table patients.patient_activity (
  clinic_id uuid not null,
  patient_id uuid not null,
  last_visit timestamptz,
  next_visit timestamptz,
  -- Whose appointments those were and are.
  user_ids uuid[] not null,
  primary key (clinic_id, patient_id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create index activity_by_last_visit on patients.patient_activity (clinic_id, last_visit);
create index activity_by_next_visit on patients.patient_activity (clinic_id, next_visit) where next_visit is not null;
create index activity_by_user on patients.patient_activity using gin (clinic_id, user_ids);

-- Birthdays, whatever the year: month * 100 + day.
create index patient_by_birthday on patients.patient
  (clinic_id, (extract(month from date_of_birth)::int * 100 + extract(day from date_of_birth)::int), id) where deleted_time is null;

-- The words that patients' names are made of: what a mistyped word is corrected to.
create table patients.name_word (
  clinic_id uuid not null references practice.clinic (clinic_id),
  word text not null,
  primary key (clinic_id, word)
);
create index name_word_by_trigram on patients.name_word using gin (clinic_id, word gin_trgm_ops);
insert into patients.name_word
  select distinct p.clinic_id, w.word from patients.patient p, unnest(string_to_array(trim(p.search_text), ' ')) w(word)
  where w.word ~ '^[^0-9]{3,40}$';
