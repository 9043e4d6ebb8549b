create schema statistics;

-- A report as somebody has set it: range, filters, breakdown. Its link can be sent to them every month.
create table statistics.saved_view (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  user_id uuid not null,
  report_id text not null check (length(report_id) between 1 and 60),
  title text not null check (length(title) between 1 and 80),
  -- What the page is opened with: `range=last_month&filter_provider=…`.
  query text not null check (length(query) <= 2000),
  is_mailed boolean not null default false,
  -- What its maker's page called it: the same twice makes one.
  client_key text,
  version integer not null default 1,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, user_id) references practice.member (clinic_id, user_id)
);
create unique index saved_view_title on statistics.saved_view (clinic_id, user_id, report_id, lower(title)) where deleted_time is null;
create unique index saved_view_key on statistics.saved_view (clinic_id, user_id, client_key) where client_key is not null;
create index saved_view_mailed on statistics.saved_view (clinic_id, id) where is_mailed and deleted_time is null;
