-- A random token is unique with its clinic too; with the clinic in it, the index can be split over several databases.
drop index requests.portal_link_token;
create unique index portal_link_token on requests.portal_link (token_hash, clinic_id);
drop index requests.portal_session_token;
create unique index portal_session_token on requests.portal_session (token_hash, clinic_id);
