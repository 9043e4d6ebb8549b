-- The last messages in each direction, for the health page.
create index network_message_newest on prescribing.network_message (clinic_id, direction, created_time desc);
create index network_message_waits_for on prescribing.network_message (clinic_id, direction) where state in ('queued', 'sending');
