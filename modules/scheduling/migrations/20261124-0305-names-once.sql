-- The name of a resource or an event type in use is unique within its clinic. Two people who saved one name at the same time both
-- succeeded until now: the later ones are numbered, "Room 1 (2)", with the next number that is free.
do $$
declare
  later record;
  number integer;
begin
  for later in
    select clinic_id, id, resource_name from (
      select r.*, row_number() over (partition by clinic_id, lower(resource_name) order by created_time, id) as place
      from scheduling.resource r where deleted_time is null) numbered
    where place > 1 order by clinic_id, place, id
  loop
    number := 2;
    while exists (select from scheduling.resource o where o.clinic_id = later.clinic_id and o.deleted_time is null
      and lower(o.resource_name) = lower(later.resource_name || ' (' || number || ')'))
    loop
      number := number + 1;
    end loop;
    update scheduling.resource set resource_name = later.resource_name || ' (' || number || ')', version = version + 1
    where clinic_id = later.clinic_id and id = later.id;
  end loop;
  for later in
    select clinic_id, id, category_name from (
      select k.*, row_number() over (partition by clinic_id, lower(category_name) order by created_time, id) as place
      from scheduling.event_category k where deleted_time is null) numbered
    where place > 1 order by clinic_id, place, id
  loop
    number := 2;
    while exists (select from scheduling.event_category o where o.clinic_id = later.clinic_id and o.deleted_time is null
      and lower(o.category_name) = lower(later.category_name || ' (' || number || ')'))
    loop
      number := number + 1;
    end loop;
    update scheduling.event_category set category_name = later.category_name || ' (' || number || ')', version = version + 1
    where clinic_id = later.clinic_id and id = later.id;
  end loop;
end $$;
create unique index resource_name_once on scheduling.resource (clinic_id, lower(resource_name)) where deleted_time is null;
create unique index event_category_name_once on scheduling.event_category (clinic_id, lower(category_name))
  where deleted_time is null;
