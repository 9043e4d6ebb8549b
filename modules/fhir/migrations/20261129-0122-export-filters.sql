alter table fhir.export
  -- Searches of which a record of their type must match one: `Observation?category=laboratory`.
  add column type_filters text[] not null default '{}',
  -- The elements that are exported besides the mandatory ones; null for all: `Patient.name`, `id`.
  add column elements text[];
