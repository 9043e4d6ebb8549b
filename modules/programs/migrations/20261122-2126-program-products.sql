-- What of the price list a piece of content recommends.
alter table programs.content add column product_id uuid;
alter table programs.content add foreign key (clinic_id, product_id) references inventory.product (clinic_id, id);
create index content_product on programs.content (clinic_id, product_id);
