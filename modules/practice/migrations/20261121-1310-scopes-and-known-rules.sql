alter table practice.role_rule add column scope text not null default 'clinic'
  check (scope in ('clinic', 'practice', 'self'));

-- Which preset a role began as, whatever it is called now.
alter table practice.role add column preset text;
update practice.role set preset = role_name
  where role_name in ('Admin', 'Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only', 'Inactive');
create unique index role_preset_once on practice.role (clinic_id, preset) where deleted_time is null;

alter table practice.member add column deactivated_time timestamptz;
create index member_role_by_role on practice.member_role (clinic_id, role_id);

-- The rules that a clinic has met: a later version grants its new ones to the presets once, and never again what was taken away.
create table practice.known_rule (
  clinic_id uuid not null references practice.clinic (clinic_id),
  access_rule text not null,
  primary key (clinic_id, access_rule)
);
insert into practice.known_rule (clinic_id, access_rule)
  select distinct clinic_id, access_rule from practice.role_rule;
