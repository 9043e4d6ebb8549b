import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';
import { isSet } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { Schedule } from '../rules/index.ts';

/** A product of the compendium. */
export interface Drug extends Pick<
  Selectable<DB['drugs.product']>,
  | 'strength'
  | 'strength_unit'
  | 'route'
  | 'dosage_form'
  | 'dosage_form_description'
  | 'schedule'
  | 'brand_names'
  | 'folded_name'
> {
  id: string;
  name: string;
  ndc: string | null;
  ingredients: string[];
  /** No list contains it anymore. */
  is_retired: boolean;
}

const COLUMNS = columnsOf({ p: 'drugs.product' }, [
  'p.drug_descriptor_identifier as id',
  'p.e_prescribing_name as name',
  'p.representative_ndc as ndc',
  'p.strength',
  'p.strength_unit',
  'p.route',
  'p.dosage_form',
  'p.dosage_form_description',
  'p.schedule',
  'p.brand_names',
  'p.folded_name',
]).and(isSet('is_retired', 'p.retired_time')).and(sql<{
  ingredients: string[];
}>`array(select i.ingredient from drugs.product_ingredient i where i.drug_descriptor_identifier = p.drug_descriptor_identifier
    order by i.ingredient) as ingredients`);

async function read(db: Queryable, which: RawBuilder<unknown>): Promise<Drug[]> {
  return (await COLUMNS.select(sql`from drugs.product p where ${which}`).execute(db)).rows;
}

/**
 * Returns products whose words start with all of these, best first: name prefix matches, then common ones, then shorter
 * names.
 */
export function findByWords(db: Queryable, words: readonly string[], take: number): Promise<Drug[]> {
  const query = queryOf(words);
  return read(
    db,
    sql`p.retired_time is null and array_to_tsvector(string_to_array(p.search_text, ' ')) @@ ${query}::tsquery
      order by p.folded_name like ${`${words.join(' ')}%`} desc, p.place nulls last, length(p.folded_name), p.folded_name
      limit ${take}`,
  );
}

/** Does the same for several texts in one statement; returns one list per text, in order. */
export async function findByWordsOfEach(
  db: Queryable,
  texts: readonly (readonly string[])[],
  take: number,
): Promise<Drug[][]> {
  const queries = texts.map(queryOf);
  const beginnings = texts.map((words) => `${words.join(' ')}%`);
  const { rows } = await COLUMNS.and(sql<{ place: number }>`w.place::int as place`)
    .select(sql`from unnest(${queries}::text[], ${beginnings}::text[]) with ordinality w(query, beginning, place)
    cross join lateral (select * from drugs.product p
      where p.retired_time is null and array_to_tsvector(string_to_array(p.search_text, ' ')) @@ w.query::tsquery
      order by p.folded_name like w.beginning desc, p.place nulls last, length(p.folded_name), p.folded_name
      limit ${take}) p
    order by w.place, p.folded_name like w.beginning desc, p.place nulls last, length(p.folded_name), p.folded_name`)
    .execute(db);
  const found: Drug[][] = texts.map(() => []);
  for (const { place, ...drug } of rows) found[place - 1]!.push(drug);
  return found;
}

// Words contain only letters, digits, dots and percent signs.
const queryOf = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** Returns products with a package or representative NDC that starts with these digits. */
export function findByNdc(db: Queryable, digits: string, take: number): Promise<Drug[]> {
  return read(
    db,
    sql`p.retired_time is null and p.drug_descriptor_identifier in (
        select k.drug_descriptor_identifier from drugs.package k where k.ndc like ${`${digits}%`} limit 200)
      order by p.place nulls last, p.folded_name limit ${take}`,
  );
}

/** Returns products by identifier, including retired ones. */
export function readByIds(db: Queryable, ids: readonly string[]): Promise<Drug[]> {
  return read(db, sql`p.drug_descriptor_identifier = any(${ids}::text[])`);
}

/** Returns products with exactly this name; current ones before retired ones. */
export function readByNames(db: Queryable, folded: readonly string[]): Promise<Drug[]> {
  return read(
    db,
    sql`p.folded_name = any(${folded}::text[])
      order by p.retired_time nulls first, p.place nulls last, p.drug_descriptor_identifier`,
  );
}

/** Returns the ingredients and classes that these normalized words name. */
export async function readNames(
  db: Queryable,
  folded: readonly string[],
): Promise<{ ingredients: { folded: string; ingredient: string }[]; classes: { folded: string; class_id: string }[] }> {
  const ingredients = await columnsOf('drugs.drug_name', ['folded', 'ingredient'])
    .select(sql`from drugs.drug_name where folded = any(${folded}::text[]) order by folded, ingredient`)
    .execute(db);
  const classes = await columnsOf('drugs.class_name', ['folded', 'class_id'])
    .select(sql`from drugs.class_name where folded = any(${folded}::text[]) order by folded, class_id`)
    .execute(db);
  return { ingredients: ingredients.rows, classes: classes.rows };
}

/** Returns the schedules of controlled ingredients. */
export async function readSchedules(
  db: Queryable,
  ingredients: readonly string[],
): Promise<{ name: string; schedule: Schedule }[]> {
  const { rows } = await columnsOf('drugs.ingredient', ['name', 'schedule'])
    .filled('schedule')
    .select(sql`from drugs.ingredient where name = any(${ingredients}::text[]) and schedule is not null order by name`)
    .execute(db);
  return rows;
}

/** Returns allergy classes and ingredients with a name or synonym that starts with the text; classes first. */
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
