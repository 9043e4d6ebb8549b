-- reference table: tries at names that nobody has are of no clinic; each is written as one at a known name is, so that both take as long
create table sessions.nobodys_sign_in (
  id uuid primary key,
  reason text not null,
  user_agent text,
  ip text,
  time timestamptz not null
);
create index nobodys_sign_in_over on sessions.nobodys_sign_in (time);
