-- A cover page is optional, and the same pages to the same number are recognized by their digest.
alter table fax.sent add column has_cover boolean not null default true, add column pages_digest text;
create index sent_pages on fax.sent (clinic_id, to_number, pages_digest, created_time);
alter table fax.received add column pages_digest text;
create index received_pages on fax.received (clinic_id, pages_digest, received_time) where pages_digest is not null;
-- The directory of pharmacies, to recognize who sends a fax.
create view fax.fax_pharmacy as
  select ncpdp_id, organization_name, regexp_replace(fax, '\D', '', 'g') as fax_digits from pharmacies.pharmacy where fax is not null;
