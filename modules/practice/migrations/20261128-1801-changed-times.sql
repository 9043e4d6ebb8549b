-- When it was last changed, for systems that read what is new; null if it never was. For changes from before, when they
-- happened is not known: they count as made now.
alter table practice.clinic add column updated_time timestamptz;
update practice.clinic set updated_time = now() where version > 1;
alter table practice.practice add column updated_time timestamptz;
update practice.practice set updated_time = now() where version > 1;
alter table practice.member add column updated_time timestamptz;
update practice.member set updated_time = now() where version > 1;
