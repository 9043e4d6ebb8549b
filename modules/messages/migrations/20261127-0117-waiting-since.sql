-- When the conversation was assigned: it needs a reply until a member has replied to the patient since.
alter table messages.conversation add column assigned_time timestamptz;
