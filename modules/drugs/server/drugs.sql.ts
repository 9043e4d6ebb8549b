import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { Schedule } from '../rules/index.ts';

/** A product of the compendium. */
export interface Drug {
  id: string;
  name: string;
  ndc: string | null;
  strength: string;
  strength_unit: string;
  route: string;
  dosage_form: string;
  dosage_form_description: string;
  schedule: Schedule | null;
  brand_names: string;
  ingredients: string[];
  /** No list tells of it any more. */
  is_retired: boolean;
}

const COLUMNS = sql`p.drug_descriptor_identifier as id, p.e_prescribing_name as name, p.representative_ndc as ndc, p.strength, p.strength_unit,
  p.route, p.dosage_form, p.dosage_form_description, p.schedule, p.brand_names, p.retired_time is not null as is_retired,
  array(select i.ingredient from drugs.product_ingredient i where i.drug_descriptor_identifier = p.drug_descriptor_identifier
    order by i.ingredient) as ingredients`;

/** Products whose words begin with all of these, best first: called so from the beginning, then the common ones, then the shorter names. */
export async function findByWords(db: Queryable, words: readonly string[], take: number): Promise<Drug[]> {
  // Words hold letters, digits, dots and percent signs only.
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const { rows } = await sql<Drug>`
    select ${COLUMNS} from drugs.product p
    where p.retired_time is null and array_to_tsvector(string_to_array(p.search_text, ' ')) @@ ${query}::tsquery
    order by p.folded_name like ${`${words.join(' ')}%`} desc, p.place nulls last, length(p.folded_name), p.folded_name
    limit ${take}`.execute(db);
  return rows;
}

/** Products with a package, or a representative one, whose NDC begins with these digits. */
export async function findByNdc(db: Queryable, digits: string, take: number): Promise<Drug[]> {
  const { rows } = await sql<Drug>`
    select ${COLUMNS} from drugs.product p
    where p.retired_time is null and p.drug_descriptor_identifier in (
      select k.drug_descriptor_identifier from drugs.package k where k.ndc like ${`${digits}%`} limit 200)
    order by p.place nulls last, p.folded_name limit ${take}`.execute(db);
  return rows;
}

/** Products of these identifiers, those that are retired too. */
export async function readByIds(db: Queryable, ids: readonly string[]): Promise<Drug[]> {
  const { rows } = await sql<Drug>`
    select ${COLUMNS} from drugs.product p where p.drug_descriptor_identifier = any(${ids}::text[])`.execute(db);
  return rows;
}

/** Products that are called exactly so; those on offer before those that are retired. */
export async function readByNames(
  db: Queryable,
  folded: readonly string[],
): Promise<(Drug & { folded_name: string })[]> {
  const { rows } = await sql<Drug & { folded_name: string }>`
    select ${COLUMNS}, p.folded_name from drugs.product p where p.folded_name = any(${folded}::text[])
    order by p.retired_time nulls first, p.place nulls last, p.drug_descriptor_identifier`.execute(db);
  return rows;
}

/** The ingredients that these folded words name, and the classes. */
export async function readNames(
  db: Queryable,
  folded: readonly string[],
): Promise<{ ingredients: { folded: string; ingredient: string }[]; classes: { folded: string; class_id: string }[] }> {
  const ingredients = await sql<{ folded: string; ingredient: string }>`
    select folded, ingredient from drugs.drug_name where folded = any(${folded}::text[]) order by folded, ingredient`.execute(
    db,
  );
  const classes = await sql<{ folded: string; class_id: string }>`
    select folded, class_id from drugs.class_name where folded = any(${folded}::text[]) order by folded, class_id`.execute(
    db,
  );
  return { ingredients: ingredients.rows, classes: classes.rows };
}

/** The schedules of ingredients that have one. */
export async function readSchedules(
  db: Queryable,
  ingredients: readonly string[],
): Promise<{ name: string; schedule: Schedule }[]> {
  const { rows } = await sql<{ name: string; schedule: Schedule }>`
    select name, schedule from drugs.ingredient where name = any(${ingredients}::text[]) and schedule is not null order by name`.execute(
    db,
  );
  return rows;
}

/** Classes of allergies and ingredients whose name, or another name of theirs, begins so; classes first. */
export async function findNamesFrom(db: Queryable, folded: string, take: number): Promise<string[]> {
  const pattern = `${folded.replaceAll('%', '')}%`;
  const { rows } = await sql<{ name: string }>`
    select name from (
      select c.title as name, 0 as tier from drugs.drug_class c where c.is_allergy and (lower(c.title) like ${pattern}
        or exists (select 1 from drugs.class_name n where n.class_id = c.id and n.folded like ${pattern}))
      union select n.ingredient, case when n.ingredient like ${pattern} then 1 else 2 end from drugs.drug_name n where n.folded like ${pattern}) found
    group by name order by min(tier), length(name), name limit ${take}`.execute(db);
  return rows.map(({ name }) => name);
}
