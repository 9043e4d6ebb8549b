-- When a full directory no longer held it: it is found by no search any more, and stays where it is named.
alter table pharmacies.pharmacy add column left_time timestamptz;
-- The account that it was read under: another network's directory is read whole.
alter table pharmacies.directory_load add column account text not null default '';
