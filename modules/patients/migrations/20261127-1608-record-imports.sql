-- Imports of records of patients (allergies, problems, balances …), so that they can be undone.
create table patients.record_import (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  -- The importer that the module of the records provides.
  kind text not null,
  imported_by uuid not null,
  imported_by_name text not null,
  imported_time timestamptz not null,
  undone_time timestamptz,
  -- Records that the undo kept, because they were changed since.
  kept integer not null default 0,
  primary key (clinic_id, id)
);
create index record_import_newest on patients.record_import (clinic_id, imported_time desc);

create table patients.record_import_row (
  clinic_id uuid not null,
  import_id uuid not null,
  record_id uuid not null,
  primary key (clinic_id, import_id, record_id),
  foreign key (clinic_id, import_id) references patients.record_import (clinic_id, id)
);
