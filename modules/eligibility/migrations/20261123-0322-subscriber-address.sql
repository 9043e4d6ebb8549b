-- Where the subscriber lives, where that is not where the patient does: claims ask for it.
alter table eligibility.coverage add column subscriber_address_line1 text;
alter table eligibility.coverage add column subscriber_city text;
alter table eligibility.coverage add column subscriber_state text;
alter table eligibility.coverage add column subscriber_postal_code text;
