-- Which entry of the drug compendium a drug of a note is; null for free text.
alter table chart.note_substance add column descriptor_id text;
