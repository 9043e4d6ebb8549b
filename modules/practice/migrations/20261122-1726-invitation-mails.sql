-- When each of its mails was queued, the last ten: so many an hour may go to one address, and so many out of a clinic.
alter table practice.invitation add column mail_times timestamptz[] not null default '{}';
