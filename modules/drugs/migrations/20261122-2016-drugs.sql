create schema drugs;

-- reference table: which list was read in, of which source, and as of when; the compendium is the same for every clinic
create table drugs.release (
  id uuid primary key,
  -- products, interactions or knowledge.
  kind text not null check (kind in ('products', 'interactions', 'knowledge')),
  -- starter, fda-ndc, rxterms, or the name of a list of pairs.
  source text not null,
  release_name text not null,
  -- The day that its content speaks of; null where nobody knows.
  as_of date,
  is_starter boolean not null default false,
  -- It holds everything that its source knows: what it does not hold is retired.
  is_whole boolean not null default false,
  total integer not null,
  added integer not null,
  revised integer not null,
  retired integer not null,
  imported_by text,
  imported_time timestamptz not null
);

-- reference table: what drugs are made of, by its name in lower case without its salt
create table drugs.ingredient (
  name text primary key,
  -- II, III, IV or V of the federal Controlled Substances Act; null for what is not controlled by itself.
  schedule text check (schedule in ('I', 'II', 'III', 'IV', 'V'))
);

-- reference table: what a drug or an ingredient is also called, as brand names and abbreviations
create table drugs.drug_name (
  folded text not null,
  ingredient text not null references drugs.ingredient (name),
  primary key (folded, ingredient)
);
create index drug_name_of_ingredient on drugs.drug_name (ingredient);

-- reference table: the products that are prescribed, whoever makes them
create table drugs.product (
  drug_descriptor_identifier text primary key,
  -- Who told of it first: starter, fda-ndc, rxterms.
  source text not null,
  e_prescribing_name text not null,
  -- Eleven digits; null where no file told one.
  representative_ndc text,
  rxcui text,
  strength text not null default '',
  strength_unit text not null default '',
  route text not null default '',
  dosage_form text not null default '',
  dosage_form_description text not null default '',
  schedule text check (schedule in ('I', 'II', 'III', 'IV', 'V')),
  brand_names text not null default '',
  -- Its place among the common ones; null for all others.
  place integer,
  -- The name as it is compared, and all words that find it, each once, separated by spaces.
  folded_name text not null,
  search_text text not null,
  -- No list tells of it any more: it is offered no longer, and what names it keeps its words.
  retired_time timestamptz
);
create index product_words on drugs.product using gin (array_to_tsvector(string_to_array(search_text, ' '))) where retired_time is null;
create index product_folded on drugs.product (folded_name text_pattern_ops);
create index product_rxcui on drugs.product (rxcui) where rxcui is not null;

-- reference table: what each product is made of
create table drugs.product_ingredient (
  drug_descriptor_identifier text not null references drugs.product (drug_descriptor_identifier),
  ingredient text not null references drugs.ingredient (name),
  primary key (drug_descriptor_identifier, ingredient)
);
create index product_of_ingredient on drugs.product_ingredient (ingredient);

-- reference table: the codes on packages, eleven digits each
create table drugs.package (
  ndc text primary key,
  drug_descriptor_identifier text not null references drugs.product (drug_descriptor_identifier),
  description text not null default ''
);
create index package_of_product on drugs.package (drug_descriptor_identifier);

-- reference table: what ingredients have in common
create table drugs.drug_class (
  id text primary key,
  title text not null,
  -- Two of one such class at a time are the same therapy twice.
  is_therapy boolean not null default false,
  -- Who does not bear one of them may not bear the others.
  is_allergy boolean not null default false
);

-- reference table: which ingredients are of a class
create table drugs.class_ingredient (
  class_id text not null references drugs.drug_class (id),
  ingredient text not null references drugs.ingredient (name),
  primary key (class_id, ingredient)
);
create index class_of_ingredient on drugs.class_ingredient (ingredient);

-- reference table: words that name a whole class, as people write them into a list of allergies
create table drugs.class_name (
  folded text not null,
  class_id text not null references drugs.drug_class (id),
  primary key (folded, class_id)
);

-- reference table: who does not bear the one class may react to the other
create table drugs.cross_reaction (
  class_id text not null references drugs.drug_class (id),
  other_class_id text not null references drugs.drug_class (id),
  severity text not null check (severity in ('severe', 'moderate', 'minor')),
  effect text not null,
  source text not null,
  primary key (class_id, other_class_id)
);

-- reference table: what does not go together; each side is an ingredient's name, or a class as `class:` with its id
create table drugs.interaction_pair (
  list text not null,
  one text not null,
  other text not null,
  severity text not null check (severity in ('severe', 'moderate', 'minor')),
  effect text not null,
  source text not null,
  primary key (list, one, other)
);
create index pair_of_one on drugs.interaction_pair (one);
create index pair_of_other on drugs.interaction_pair (other);

-- reference table: how much of an ingredient is given at most, and to whom it is not given
create table drugs.dose_limit (
  ingredient text not null references drugs.ingredient (name),
  -- Oral, or what else; the empty text for any route.
  route text not null default '',
  -- From this age on, in months, up to the other one; null without an end.
  from_months integer not null default 0,
  to_months integer,
  -- In milligrams of the ingredient.
  most_single_mg numeric,
  most_daily_mg numeric,
  most_daily_mg_per_kg numeric,
  -- Said of everybody of that age, whatever the dose; null where only the dose counts.
  warning text,
  severity text not null check (severity in ('severe', 'moderate', 'minor')),
  source text not null,
  primary key (ingredient, route, from_months)
);
