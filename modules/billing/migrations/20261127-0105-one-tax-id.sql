-- They are fields of the clinic now (20261127-0104-one-tax-id).
alter table billing.settings drop column tax_id, drop column tax_id_kind, drop column npi;
