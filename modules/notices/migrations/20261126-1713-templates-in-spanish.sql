-- The Spanish of a template, for patients who prefer it; empty for the English text.
alter table notices.template
  add column subject_es text not null default '',
  add column body_es text not null default '';
