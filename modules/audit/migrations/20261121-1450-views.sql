-- From which program on which system: a few words, never what a browser says of itself.
alter table audit.inbox add column device text;
alter table audit.entry add column device text;

-- Each view's own way into a long log. Only the sealer writes here, once a second: no deed waits for an index.
create index entry_by_action on audit.entry (clinic_id, action, seq) where action not in ('read', 'search');
create index entry_by_object_type on audit.entry (clinic_id, object_type, seq);
create index entry_refused on audit.entry (clinic_id, seq) where outcome = 'refused';
create index entry_of_rights on audit.entry (clinic_id, seq) where object_type in ('role', 'member', 'invitation') and action not in ('read', 'search', 'refused');
create index entry_of_emergencies on audit.entry (clinic_id, seq) where action = 'emergency' or object_type = 'emergency_access' or reason like 'emergency access%';
