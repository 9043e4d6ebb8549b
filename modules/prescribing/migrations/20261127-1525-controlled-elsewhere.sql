-- A controlled substance is prescribed on paper or in the prescriber's EPCS system, and recorded here.
alter table prescribing.prescription add column written_in text check (written_in in ('paper', 'epcs'));
-- Why it is on paper in a state that requires electronic prescriptions.
alter table prescribing.prescription add column paper_exception text not null default '';
-- The prescription monitoring program that was checked before.
alter table prescribing.prescription add column pdmp_state text not null default '';
alter table prescribing.prescription add column pdmp_time timestamptz;
