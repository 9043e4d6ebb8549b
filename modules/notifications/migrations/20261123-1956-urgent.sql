-- An emergency: it stays on top, and "Clear all" leaves it.
alter table notifications.notification add column is_urgent boolean not null default false;
