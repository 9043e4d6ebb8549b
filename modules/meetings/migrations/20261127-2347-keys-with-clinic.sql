-- A random token is unique with its clinic too; with the clinic in it, the index can be split over several databases.
drop index meetings.feed_by_secret;
create unique index feed_by_secret on meetings.feed (secret_hash, clinic_id);
