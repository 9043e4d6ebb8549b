-- A random token is unique with its clinic too; with the clinic in it, the index can be split over several databases.
drop index questionnaires.survey_link_token;
create unique index survey_link_token on questionnaires.survey_link (token_hash, clinic_id);
drop index questionnaires.survey_session_token;
create unique index survey_session_token on questionnaires.survey_session (token_hash, clinic_id);
