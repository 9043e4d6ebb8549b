-- Filled and emptied each second: giving the space at its end back to the disk blocks every writer, for nothing.
alter table audit.inbox set (vacuum_truncate = false);
