-- Therapies that are one class: two insulins of one kind, two drugs against shingles, and so on.
insert into drugs.drug_class (id, title, is_therapy, is_allergy) values
  ('long-insulins', 'Long-acting insulins', true, false),
  ('rapid-insulins', 'Rapid-acting insulins', true, false),
  ('gabapentinoids', 'Gabapentin and pregabalin', true, false),
  ('aldosterone-antagonists', 'Aldosterone antagonists', true, false),
  ('herpes-antivirals', 'Antivirals against herpes', true, false),
  ('central-alpha-agonists', 'Central alpha-2 agonists', true, false);
insert into drugs.class_ingredient (class_id, ingredient) values
  ('long-insulins', 'insulin glargine'),
  ('long-insulins', 'insulin detemir'),
  ('long-insulins', 'insulin degludec'),
  ('rapid-insulins', 'insulin lispro'),
  ('rapid-insulins', 'insulin aspart'),
  ('rapid-insulins', 'insulin human regular'),
  ('gabapentinoids', 'gabapentin'),
  ('gabapentinoids', 'pregabalin'),
  ('aldosterone-antagonists', 'spironolactone'),
  ('aldosterone-antagonists', 'eplerenone'),
  ('aldosterone-antagonists', 'finerenone'),
  ('herpes-antivirals', 'acyclovir'),
  ('herpes-antivirals', 'valacyclovir'),
  ('herpes-antivirals', 'famciclovir'),
  ('central-alpha-agonists', 'clonidine'),
  ('central-alpha-agonists', 'guanfacine'),
  ('central-alpha-agonists', 'tizanidine');
update drugs.drug_class set is_therapy = true where id = 'inhaled-steroids';
-- Angioedema with one angiotensin receptor blocker can come back with another.
update drugs.drug_class set is_allergy = true, kin_severity = 'moderate' where id = 'angiotensin-blockers';

insert into drugs.interaction_pair (list, one, other, severity, effect, source) values
  ('published', 'tamsulosin', 'class:cyp3a4-strong', 'severe', 'Tamsulosin levels rise: low blood pressure, fainting. Not given with strong CYP3A4 inhibitors.', 'FDA label of tamsulosin'),
  ('published', 'solifenacin', 'class:cyp3a4-strong', 'moderate', 'At most 5 mg of solifenacin a day.', 'FDA label of solifenacin'),
  ('published', 'darifenacin', 'class:cyp3a4-strong', 'moderate', 'At most 7.5 mg of darifenacin a day.', 'FDA label of darifenacin'),
  ('published', 'fesoterodine', 'class:cyp3a4-strong', 'moderate', 'At most 4 mg of fesoterodine a day.', 'FDA label of fesoterodine'),
  ('published', 'imatinib', 'class:cyp3a4-strong', 'moderate', 'Imatinib levels rise.', 'FDA label of imatinib'),
  ('published', 'rilpivirine', 'dexamethasone', 'severe', 'Rilpivirine levels fall: contraindicated with more than one dose of dexamethasone.', 'FDA label of rilpivirine'),
  ('published', 'memantine', 'amantadine', 'moderate', 'Two NMDA antagonists: confusion, psychosis.', 'FDA label of memantine'),
  ('published', 'tizanidine', 'clonidine', 'severe', 'Two alpha-2 agonists: low blood pressure, sedation.', 'FDA label of tizanidine'),
  ('published', 'tizanidine', 'guanfacine', 'severe', 'Two alpha-2 agonists: low blood pressure, sedation.', 'FDA label of tizanidine'),
  ('published', 'letrozole', 'tamoxifen', 'moderate', 'Letrozole levels fall by more than a third.', 'FDA label of letrozole'),
  ('published', 'anastrozole', 'tamoxifen', 'moderate', 'Anastrozole levels fall; together they add nothing.', 'FDA label of anastrozole'),
  ('published', 'mirabegron', 'metoprolol', 'moderate', 'Metoprolol levels rise.', 'FDA label of mirabegron'),
  ('published', 'mirabegron', 'flecainide', 'moderate', 'Flecainide levels rise.', 'FDA label of mirabegron'),
  ('published', 'mirabegron', 'propafenone', 'moderate', 'Propafenone levels rise.', 'FDA label of mirabegron'),
  ('published', 'mirabegron', 'thioridazine', 'severe', 'Thioridazine levels rise: torsades de pointes.', 'FDA label of mirabegron'),
  ('published', 'raloxifene', 'class:bile-acid-binders', 'moderate', 'Raloxifene is not absorbed.', 'FDA label of raloxifene'),
  ('published', 'atomoxetine', 'class:short-beta-agonists', 'moderate', 'Pulse and blood pressure rise.', 'FDA label of atomoxetine'),
  ('published', 'acetazolamide', 'topiramate', 'moderate', 'Two carbonic anhydrase inhibitors: acidosis, kidney stones.', 'FDA label of topiramate'),
  ('published', 'class:dpp4-inhibitors', 'class:glp1-agonists', 'moderate', 'Both act on the same hormone: together they add nothing.', 'ADA Standards of Care in Diabetes 2026');
update drugs.release set total = total + 19, added = added + 19 where source = 'published' and is_starter;
