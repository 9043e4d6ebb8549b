-- Where the app may receive notifications: scheme, host and port.
alter table apps.app add column notification_origins text[] not null default '{}';
