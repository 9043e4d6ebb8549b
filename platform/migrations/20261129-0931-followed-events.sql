-- Whether the transaction that published the event has already run its followers.
alter table platform.outbox add column followed boolean not null default false;

-- These tables are filled and emptied all day: giving the space at their end back to the disk blocks every writer, for nothing.
alter table platform.outbox set (vacuum_truncate = false);
alter table platform.answered_call set (vacuum_truncate = false);
