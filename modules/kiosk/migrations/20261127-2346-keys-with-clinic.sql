-- A random token is unique with its clinic too; with the clinic in it, the index can be split over several databases.
drop index kiosk.device_token;
create unique index device_token on kiosk.device (token_hash, clinic_id);
drop index kiosk.check_in_token;
create unique index check_in_token on kiosk.check_in (token_hash, clinic_id);
