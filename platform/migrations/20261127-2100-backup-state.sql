-- reference table: how the continuous backups of this installation are doing; one row, absent until the first round
create table platform.backup_state (
  only_row boolean primary key default true check (only_row),
  -- Where the backups are, without passwords.
  place text,
  -- The last round without a problem, and the last full copy.
  good_time timestamptz,
  base_time timestamptz,
  -- Why the last round failed; null if it did not.
  problem text,
  -- The last rehearsal of a restore: when, up to which time it came back, and what was wrong.
  rehearsed_time timestamptz,
  rehearsed_until timestamptz,
  rehearsal_problem text
);
