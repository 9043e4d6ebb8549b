-- Statistics read what was ordered over a time, whoever it was for.
create index test_by_time on labs.test_order (clinic_id, created_time) where deleted_time is null;
