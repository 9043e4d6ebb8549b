-- What a statement is about, and whether it was printed: the next one's level follows those that were sent.
alter table billing.statement add column charge_ids uuid[];
alter table billing.statement add column printed_time timestamptz;
