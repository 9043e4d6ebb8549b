-- What the list's filters read, each from one index and without the rows themselves.
-- In each tag, and of each day of birthdays, patients stand in one order, so that two filters are compared like two sorted lists.
drop index patients.patient_tag_by_tag;
create index patient_tag_by_tag on patients.patient_tag (clinic_id, tag, patient_id);
drop index patients.activity_by_last_visit;
create index activity_by_last_visit on patients.patient_activity (clinic_id, last_visit) include (patient_id);
drop index patients.activity_by_next_visit;
create index activity_by_next_visit on patients.patient_activity (clinic_id, next_visit) include (patient_id) where next_visit is not null;
-- The date itself stands beside what is computed of it, or PostgreSQL would look it up in each row.
drop index patients.patient_by_birthday;
create index patient_by_birthday on patients.patient
  (clinic_id, (extract(month from date_of_birth)::int * 100 + extract(day from date_of_birth)::int), last_key, first_key, id)
  include (date_of_birth) where deleted_time is null;
drop index patients.patient_by_last;
create index patient_by_last on patients.patient (clinic_id, last_key, first_key, id) include (date_of_birth) where deleted_time is null;
-- Where few are found, the names by which those are sorted.
create index patient_names on patients.patient (clinic_id, id) include (last_key, first_key) where deleted_time is null;

-- Whose patients those are, as patient_activity.user_ids says it, one row for each: found by it, and asked there. After two who wrote at
-- the same moment there may be a row too many here, never one too few. With their date of birth, for the birthdays of a doctor's patients.
create table patients.patient_doctor (
  clinic_id uuid not null,
  user_id uuid not null,
  patient_id uuid not null,
  date_of_birth date,
  primary key (clinic_id, user_id, patient_id)
);
insert into patients.patient_doctor
  select distinct a.clinic_id, u.user_id, a.patient_id, p.date_of_birth
  from patients.patient_activity a
  join patients.patient p on p.clinic_id = a.clinic_id and p.id = a.patient_id, unnest(a.user_ids) u(user_id)
  where u.user_id is not null order by 1, 2, 3;
create index patient_doctor_by_birthday on patients.patient_doctor
  (clinic_id, user_id, (extract(month from date_of_birth)::int * 100 + extract(day from date_of_birth)::int), patient_id)
  include (date_of_birth);
drop index patients.activity_by_user;
