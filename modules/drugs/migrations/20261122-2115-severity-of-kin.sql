-- How much it weighs that somebody does not bear another drug of the same class; the same drug is always severe.
alter table drugs.drug_class add column kin_severity text not null default 'severe'
  check (kin_severity in ('severe', 'moderate', 'minor'));
update drugs.drug_class set kin_severity = 'moderate'
where id in ('opioids', 'statins', 'ppis', 'thiazides', 'benzodiazepines', 'tricyclics', 'insulins', 'azole-antifungals', 'macrolides',
  'tetracyclines');

insert into drugs.interaction_pair (list, one, other, severity, effect, source) values
  ('common', 'class:oral-anticoagulants', 'class:oral-anticoagulants', 'severe',
   'Two anticoagulants: the risk of bleeding rises; together only while one takes over from the other.', 'FDA labels of anticoagulants'),
  ('common', 'class:benzodiazepines', 'class:z-hypnotics', 'moderate', 'Sedation adds up: falls, confusion, driving.',
   'FDA label of zolpidem'),
  ('common', 'class:p2y12-inhibitors', 'class:nsaids', 'moderate', 'The risk of bleeding rises.', 'FDA label of clopidogrel');
update drugs.release set total = total + 3, added = added + 3 where source = 'common' and is_starter;
