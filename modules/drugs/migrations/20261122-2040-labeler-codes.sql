-- reference table: what each labeler calls a product, by the first nine digits of its NDC
create table drugs.labeler_product (
  ndc9 text primary key,
  drug_descriptor_identifier text not null references drugs.product (drug_descriptor_identifier)
);
create index labeler_product_of_product on drugs.labeler_product (drug_descriptor_identifier);

-- RxTerms files several strengths under one name and form.
alter table drugs.product add column rxterms_group text;
create index product_of_group on drugs.product (rxterms_group) where rxterms_group is not null;
