-- The names by which a list is sorted stand beside what it is filtered by: those of a day, a doctor's birthdays and those who have a tag
-- are found and sorted in one index. Null of a record that was merged into another one, which no list shows. Written while the patient is
-- held, so that whose patients they are is exact from here on.
drop index patients.activity_by_last_visit;
drop index patients.activity_by_next_visit;
drop index patients.patient_doctor_by_birthday;
drop index patients.patient_tag_by_tag;
alter table patients.patient_activity add column last_key text, add column first_key text;
alter table patients.patient_doctor add column last_key text, add column first_key text;
alter table patients.patient_tag add column last_key text, add column first_key text;
delete from patients.patient_doctor d
  where not exists (select 1 from patients.patient_activity a
    where a.clinic_id = d.clinic_id and a.patient_id = d.patient_id and a.user_ids @> array[d.user_id]);
update patients.patient_activity a set last_key = p.last_key, first_key = p.first_key
  from patients.patient p where p.clinic_id = a.clinic_id and p.id = a.patient_id and p.deleted_time is null;
update patients.patient_doctor d set last_key = p.last_key, first_key = p.first_key
  from patients.patient p where p.clinic_id = d.clinic_id and p.id = d.patient_id and p.deleted_time is null;
update patients.patient_tag t set last_key = p.last_key, first_key = p.first_key
  from patients.patient p where p.clinic_id = t.clinic_id and p.id = t.patient_id and p.deleted_time is null;

-- When somebody was here is asked of many, one by one.
alter table patients.patient_activity drop constraint patient_activity_pkey;
alter table patients.patient_activity add primary key (clinic_id, patient_id) include (last_visit, next_visit);
create index activity_by_last_visit on patients.patient_activity (clinic_id, last_visit) include (patient_id, last_key, first_key);
create index activity_by_next_visit on patients.patient_activity (clinic_id, next_visit) include (patient_id, last_key, first_key)
  where next_visit is not null;
create index patient_doctor_by_birthday on patients.patient_doctor
  (clinic_id, user_id, (extract(month from date_of_birth)::int * 100 + extract(day from date_of_birth)::int), patient_id)
  include (date_of_birth, last_key, first_key);
create index patient_doctor_by_name on patients.patient_doctor (clinic_id, user_id, last_key, first_key, patient_id);
create index patient_tag_by_name on patients.patient_tag (clinic_id, tag, last_key, first_key, patient_id);
-- In each tag patients stand in one order, so that two are compared like two sorted lists.
create index patient_tag_by_tag on patients.patient_tag (clinic_id, tag, patient_id) where last_key is not null;
