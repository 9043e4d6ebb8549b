-- The first version kept whatever word was said of how badly somebody reacts, and where an allergy stands. From the next step on only
-- a few are allowed: these become those, and a word that is none of them is kept with the reaction. On a database that has taken the
-- next step already there is nothing left to change.
update patients.allergy set severity = null where btrim(severity) = '';
update patients.allergy set severity = lower(btrim(severity)) where severity <> lower(btrim(severity));
update patients.allergy
  set reaction = concat_ws(', ', reaction, severity), severity = null
  where severity not in ('mild', 'moderate', 'severe');
update patients.allergy
  set status = replace(replace(lower(btrim(status)), ' ', '_'), '-', '_')
  where status not in ('active', 'inactive', 'resolved', 'entered_in_error');
-- An allergy of which nobody can say that it is over is one to be warned of.
update patients.allergy
  set reaction = concat_ws(', ', reaction, nullif(status, '')), status = 'active'
  where status not in ('active', 'inactive', 'resolved', 'entered_in_error');
