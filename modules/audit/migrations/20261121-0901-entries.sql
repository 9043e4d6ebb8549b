create schema audit;

-- Where every transaction leaves its entries: one small index, so that no writer waits for another.
create table audit.inbox (
  clinic_id uuid not null,
  id uuid not null,
  time timestamptz not null,
  user_id uuid,
  user_name text,
  roles text,
  action text not null,
  object_type text not null,
  object_id uuid,
  patient_id uuid,
  changes json,
  ip text,
  session_id uuid,
  outcome text not null,
  reason text,
  mac bytea not null,
  primary key (clinic_id, id)
);

-- The log: moved here within a second, numbered and chained; rows are only ever added.
create table audit.entry (
  clinic_id uuid not null,
  seq bigint not null,
  id uuid not null,
  time timestamptz not null,
  user_id uuid,
  user_name text,
  roles text,
  action text not null,
  object_type text not null,
  object_id uuid,
  patient_id uuid,
  changes json,
  ip text,
  session_id uuid,
  outcome text not null,
  reason text,
  mac bytea not null,
  hash bytea not null,
  primary key (clinic_id, seq)
);
create index entry_by_patient on audit.entry (clinic_id, patient_id, seq) where patient_id is not null;
create index entry_by_user on audit.entry (clinic_id, user_id, seq);
create index entry_by_object on audit.entry (clinic_id, object_id, seq) where object_id is not null;
-- Entries lie in the order of their time: a summary of each stretch of the table finds a day among millions, and costs next to nothing.
create index entry_by_time on audit.entry using brin (time);

-- The chain's next link, as server/entry-seal.ts computes it too: SHA-256 over the link before, the place and the entry's seal.
create function audit.next_link(link bytea, head bytea, seq bigint, mac bytea) returns bytea
  language sql immutable parallel safe
  return sha256(coalesce(link, head) || int8send(seq) || mac);

create aggregate audit.chain(head bytea, seq bigint, mac bytea) (sfunc = audit.next_link, stype = bytea);
