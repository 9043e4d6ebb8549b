create schema deliveries;

create table deliveries.delivery (
  clinic_id uuid not null,
  id uuid not null,
  key text not null,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  -- Subject, text and attachments, sealed; null once they have been dropped.
  content bytea,
  about_type text not null,
  about_id text not null,
  patient_id uuid,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'review', 'cancelled')),
  -- When it is due; null for at once.
  send_time timestamptz,
  -- Who claimed it and when; given up by writing another one or none.
  claim uuid,
  claimed_time timestamptz,
  handed_over_time timestamptz,
  -- It was cancelled while it was being handed over: it is not tried again.
  withdrawn boolean not null default false,
  attempts smallint not null default 0,
  -- When it is tried again after a fault that passes.
  retry_time timestamptz,
  sent_time timestamptz,
  -- What the other side calls it.
  provider_id text,
  error text,
  created_time timestamptz not null default now(),
  changed_time timestamptz not null default now(),
  primary key (clinic_id, id)
);
create unique index delivery_once on deliveries.delivery (clinic_id, key);
create index delivery_about on deliveries.delivery (clinic_id, about_type, about_id);
create index delivery_queued on deliveries.delivery (coalesce(greatest(retry_time, send_time), '-infinity'::timestamptz)) where state = 'queued';
create index delivery_claimed on deliveries.delivery (claimed_time) where state = 'sending';
create index delivery_kept on deliveries.delivery (changed_time) where content is not null and state not in ('queued', 'sending');
