-- The Spanish of a notification, for patients who prefer it. Empty: Salus's own Spanish text where the English one is Salus's, else the
-- English text.
alter table scheduling.event_notification add column message_template_es text not null default '';
alter table scheduling.event_category add column message_template_es text;
