-- The footer of statements and invoices for patients who read Spanish; empty for the English one.
alter table billing.settings add column statement_words_es text not null default '';
