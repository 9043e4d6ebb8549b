-- reference table: the CMS-HCC categories of diagnoses in the imported mapping, the same for every clinic
create table codes.hcc (
  -- With its dot, as in codes.code.
  code text not null,
  category smallint not null check (category between 1 and 999),
  -- A diagnosis can be in several categories.
  primary key (code, category)
);

-- reference table: the imported mappings; codes.hcc holds the newest one
create table codes.hcc_release (
  id uuid primary key,
  release_name text not null,
  payment_year smallint not null,
  -- The diagnoses with a category.
  total integer not null,
  imported_by text not null,
  imported_time timestamptz not null
);
