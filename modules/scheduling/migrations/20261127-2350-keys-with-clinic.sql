-- A random token is unique with its clinic too; with the clinic in it, the index can be split over several databases.
drop index scheduling.waiting_offer_token;
create unique index waiting_offer_token on scheduling.waiting_offer (token_hash, clinic_id);
