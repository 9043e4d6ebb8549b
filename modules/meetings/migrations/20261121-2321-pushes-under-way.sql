-- A copy is claimed before Google is told of it, and a link that is being taken away lets no new claim be made.
alter table meetings.google_copy add column push_until timestamptz;
alter table meetings.linked_account add column ending_until timestamptz;
