-- The language that a patient reads, of those that Salus speaks to patients; null where it is not known.
alter table patients.patient add column preferred_language text check (preferred_language in ('en', 'es'));
