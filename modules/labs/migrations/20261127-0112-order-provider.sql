-- The ordering provider with the NPI that laboratories ask for, and the practice printed on the requisition.
create view labs.order_provider as
  select clinic_id, user_id, first_name, last_name, credential, npi from practice.member;
create view labs.order_practice as
  select clinic_id, id, practice_name, address_line1, address_line2, city, state, postal_code, office_phone, fax from practice.practice;
