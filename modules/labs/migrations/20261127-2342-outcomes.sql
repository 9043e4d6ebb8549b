-- The last messages in each direction, for the health page.
create index message_newest on labs.message (clinic_id, direction, created_time desc);
create index message_waits on labs.message (clinic_id, direction) where state in ('queued', 'sending');
