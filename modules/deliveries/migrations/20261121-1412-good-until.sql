-- From when on a message says nothing any more, as a reminder once the appointment has begun; null for never.
alter table deliveries.delivery add column good_until timestamptz;
