-- An app's wish to be notified of changes. Notifications of one subscription are sent one after the other.
create table fhir.subscription (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  app_id uuid not null,
  -- The id of what a module announces: `appointments`.
  topic text not null,
  -- Where the app receives notifications.
  endpoint text not null,
  -- The parameters of a search that a record must match, as sent.
  filter text,
  content text not null check (content in ('empty', 'id-only')),
  reason text not null,
  end_time timestamptz,
  -- The scopes of the token that created it.
  scopes jsonb not null,
  -- The key of the signatures, encrypted.
  secret bytea not null,
  -- requested: the app has not answered the first notification yet; error: a person has to look at it.
  status text not null check (status in ('requested', 'active', 'error', 'off')),
  -- Why the status is error or off: a code.
  problem text,
  -- The number of the last event.
  events_count bigint not null default 0,
  delivered_time timestamptz,
  -- When something is to be sent; null while there is nothing.
  due_time timestamptz,
  -- The process that sends, and until when it has this to itself.
  claim uuid,
  claimed_until timestamptz,
  created_time timestamptz not null,
  updated_time timestamptz not null,
  primary key (clinic_id, id),
  foreign key (clinic_id, app_id) references apps.app (clinic_id, id)
);
create index subscription_of_app on fhir.subscription (clinic_id, app_id);
create index subscription_to_topic on fhir.subscription (clinic_id, topic) where status <> 'off';
create index subscription_by_due on fhir.subscription (due_time) where due_time is not null;

-- A change that a subscription may have to be notified of. It gets its number when it turns out that it is to be sent.
create table fhir.subscription_event (
  clinic_id uuid not null,
  id uuid not null,
  subscription_id uuid not null,
  -- The FHIR id of the changed record.
  focus_id text not null,
  happened_time timestamptz not null,
  number bigint,
  -- The version of the record, so that a change that the API does not show is sent once only.
  focus_version text,
  attempts integer not null default 0,
  problem text,
  tried_time timestamptz,
  sent_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, subscription_id) references fhir.subscription (clinic_id, id) on delete cascade,
  unique (clinic_id, subscription_id, number)
);
create index subscription_event_to_send on fhir.subscription_event (clinic_id, subscription_id, number, id) where sent_time is null;
create index subscription_event_of_focus on fhir.subscription_event (clinic_id, subscription_id, focus_id, number) where number is not null;
create index subscription_event_by_sent on fhir.subscription_event (clinic_id, sent_time) where sent_time is not null;
