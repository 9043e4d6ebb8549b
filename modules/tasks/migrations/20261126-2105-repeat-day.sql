-- The day of the month of a monthly or yearly series, while it is due earlier in a shorter month. Null: its due day.
alter table tasks.task
  add column repeat_day smallint check (repeat_day between 1 and 31);
