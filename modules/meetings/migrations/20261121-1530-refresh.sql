-- Somebody asks the provider for new tokens until then: a refresh token may serve once.
alter table meetings.linked_account add column refresh_until timestamptz;
