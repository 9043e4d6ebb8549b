-- The clinic's fee schedule: the price of a procedure from a day on. The last row on or before a date of service counts.
create table codes.procedure_price (
  clinic_id uuid not null references practice.clinic (clinic_id),
  code_type text not null,
  code text not null,
  -- 1900-01-01 for a price that has no first day.
  valid_from date not null,
  -- Null: the code has no price from this day on. 0 is a price.
  price_cents integer check (price_cents >= 0),
  set_by uuid not null,
  set_time timestamptz not null,
  primary key (clinic_id, code_type, code, valid_from),
  foreign key (clinic_id, set_by) references practice.member (clinic_id, user_id)
);

insert into codes.procedure_price (clinic_id, code_type, code, valid_from, price_cents, set_by, set_time)
select clinic_id, code_type, code, date '1900-01-01', price_cents, owner_user_id, updated_time
from codes.clinic_code
where kind = 'procedure' and access_level = 'clinic' and deleted_time is null and price_cents is not null;

-- Only a member's personal code keeps a price of its own.
update codes.clinic_code set price_cents = null where access_level = 'clinic' and price_cents is not null;
alter table codes.clinic_code add constraint clinic_code_price check (access_level = 'private' or price_cents is null);
