-- How often a kind of event asks: 1 for every visit, n for every n-th, 0 for the first only.
alter table questionnaires.category_questionnaire
  add column every_visits smallint not null default 1 check (every_visits between 0 and 52);

-- The wish for an appointment that a patient sent by their own page, until it is one.
alter table questionnaires.survey add column request_id uuid;
alter table questionnaires.survey add foreign key (clinic_id, request_id) references requests.request (clinic_id, id);
create unique index survey_of_request on questionnaires.survey (clinic_id, request_id, questionnaire_id)
  where request_id is not null;
