-- The last outcomes of a channel, for the health page.
create index delivery_outcome on deliveries.delivery (clinic_id, channel, changed_time desc) where state in ('sent', 'failed', 'review');
