-- Names are searched by their beginnings too.
create index drug_name_beginning on drugs.drug_name (folded text_pattern_ops);
-- The title of a class names it as well.
insert into drugs.class_name (folded, class_id)
select trim(regexp_replace(lower(title), '[^a-z0-9.%]+', ' ', 'g')), id from drugs.drug_class where is_allergy on conflict do nothing;
