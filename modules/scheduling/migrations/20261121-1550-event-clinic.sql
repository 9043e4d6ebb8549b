-- An event's category, which it always has, is of its clinic: checking the clinic too, at each booking, adds nothing.
alter table scheduling.event drop constraint event_clinic_id_fkey;
