import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { tryLock } from '#platform/try-lock.ts';
import { foldDrug, type StagedPackage, type StagedPair } from '../../rules/index.ts';

/** An existing product, for matching products of a file. */
export interface KnownProduct {
  id: string;
  /** Empty for a generic product. */
  brand: string;
  ingredients: string[];
  strength: string;
  unit: string;
  route: string;
  form_title: string;
  rxcui: string | null;
}

/** A product of a file with its identifier. */
export interface PlacedProduct {
  id: string;
  title: string;
  brand: string;
  strength: string;
  unit: string;
  route: string;
  form_code: string;
  form_title: string;
  schedule: string | null;
  rxcui: string | null;
  rx_group: string | null;
  folded: string;
  words: string;
  ingredients: string[];
  ndc9: string[];
  is_named: boolean;
}

/** Locks drug imports until this transaction ends; false while another one is in progress. */
export function lockImports(tx: Tx): Promise<boolean> {
  return tryLock(tx, 'drugs.import');
}

/** Returns all existing products. */
export async function readKnown(db: Queryable): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select p.drug_descriptor_identifier as id, case when p.source = 'starter' then '' else p.brand_names end as brand, p.strength,
      p.strength_unit as unit, p.route, p.dosage_form_description as form_title, p.rxcui, coalesce(i.names, '{}') as ingredients
    from drugs.product p left join (
      select drug_descriptor_identifier, array_agg(ingredient) as names from drugs.product_ingredient group by 1) i
      on i.drug_descriptor_identifier = p.drug_descriptor_identifier
    order by p.place nulls last, p.drug_descriptor_identifier`.execute(db);
  return rows;
}

/** Creates the temporary tables for comparing a file with existing entries. */
export async function openStage(tx: Tx): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(tx);
  await sql`set local work_mem = '64MB'`.execute(tx);
  await sql`create temporary table staged (id text primary key, body jsonb not null) on commit drop`.execute(tx);
  await sql`create temporary table changed (id text primary key, change text not null, before text, after text) on commit drop`.execute(
    tx,
  );
}

/** Inserts rows with their keys into a staging table. */
export async function stageRows(tx: Tx, rows: readonly { id: string }[]): Promise<void> {
  await sql`
    insert into pg_temp.staged (id, body)
    select r ->> 'id', r from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r on conflict (id) do nothing`.execute(
    tx,
  );
}

/** Numbers of added, revised, retired and unchanged entries. */
export interface ChangeCounts {
  added: number;
  revised: number;
  retired: number;
  unchanged: number;
}

/** An entry that a file changes. */
export interface ChangedEntry {
  id: string;
  change: 'added' | 'revised' | 'retired';
  before: string | null;
  after: string | null;
}

/**
 * Computes the changes of the staged products; only products of the same source are retired, and only by a complete
 * list.
 */
export async function compareProducts(tx: Tx, source: string, whole: boolean): Promise<void> {
  await sql`analyze pg_temp.staged`.execute(tx);
  await sql`
    insert into pg_temp.changed (id, change, before, after)
    select s.id, case when p.drug_descriptor_identifier is null then 'added' else 'revised' end, p.e_prescribing_name,
      case when p.drug_descriptor_identifier is null or p.source = ${source} then s.body ->> 'title' else p.e_prescribing_name end
    from pg_temp.staged s left join drugs.product p on p.drug_descriptor_identifier = s.id
    where p.drug_descriptor_identifier is null or p.retired_time is not null
      or (p.source = ${source} and (p.e_prescribing_name <> s.body ->> 'title' or p.schedule is distinct from s.body ->> 'schedule'))
      or (p.rxcui is null and s.body ->> 'rxcui' is not null) or (p.schedule is null and s.body ->> 'schedule' is not null)`.execute(
    tx,
  );
  if (!whole) return;
  await sql`
    insert into pg_temp.changed (id, change, before, after)
    select p.drug_descriptor_identifier, 'retired', p.e_prescribing_name, null from drugs.product p
    where p.source = ${source} and p.retired_time is null
      and not exists (select 1 from pg_temp.staged s where s.id = p.drug_descriptor_identifier)`.execute(tx);
}

/** Counts the computed changes. */
export async function countChanges(tx: Tx): Promise<ChangeCounts> {
  const { rows } = await sql<ChangeCounts>`
    select count(*) filter (where change = 'added')::int as added, count(*) filter (where change = 'revised')::int as revised,
      count(*) filter (where change = 'retired')::int as retired,
      (select count(*) from pg_temp.staged s where not exists (select 1 from pg_temp.changed c where c.id = s.id))::int as unchanged
    from pg_temp.changed`.execute(tx);
  return rows[0]!;
}

/** Returns the first entries of each change. */
export async function readChanged(tx: Tx, most: number): Promise<ChangedEntry[]> {
  const { rows } = await sql<ChangedEntry>`
    select id, change, before, after from (
      select *, row_number() over (partition by change order by coalesce(after, before), id) as nth from pg_temp.changed) c
    where nth <= ${most} order by change, nth`.execute(tx);
  return rows;
}

/** Writes the staged products. A product of another source keeps its name and position, and gets missing data. */
export async function writeProducts(tx: Tx, source: string, now: Date): Promise<void> {
  await sql`
    insert into drugs.product (drug_descriptor_identifier, source, e_prescribing_name, rxcui, rxterms_group, strength, strength_unit, route,
      dosage_form, dosage_form_description, schedule, brand_names, folded_name, search_text)
    select s.id, ${source}, b.title, b.rxcui, b.rx_group, b.strength, b.unit, b.route, b.form_code, b.form_title, b.schedule, b.brand, b.folded, b.words
    from pg_temp.staged s, jsonb_to_record(s.body) as b(title text, rxcui text, rx_group text, strength text, unit text, route text,
      form_code text, form_title text, schedule text, brand text, folded text, words text)
    on conflict (drug_descriptor_identifier) do update set retired_time = null,
      rxcui = coalesce(drugs.product.rxcui, excluded.rxcui), rxterms_group = coalesce(drugs.product.rxterms_group, excluded.rxterms_group),
      schedule = case when drugs.product.source = excluded.source then excluded.schedule else coalesce(drugs.product.schedule, excluded.schedule) end,
      e_prescribing_name = case when drugs.product.source = excluded.source then excluded.e_prescribing_name else drugs.product.e_prescribing_name end,
      folded_name = case when drugs.product.source = excluded.source then excluded.folded_name else drugs.product.folded_name end,
      search_text = case when drugs.product.source = excluded.source then excluded.search_text else drugs.product.search_text end`.execute(
    tx,
  );
  await sql`
    update drugs.product set retired_time = ${now}
    where drug_descriptor_identifier in (select id from pg_temp.changed where change = 'retired')`.execute(tx);
  await sql`
    insert into drugs.product_ingredient (drug_descriptor_identifier, ingredient)
    select distinct s.id, i from pg_temp.staged s, jsonb_array_elements_text(s.body -> 'ingredients') i on conflict do nothing`.execute(
    tx,
  );
  await sql`
    insert into drugs.labeler_product (ndc9, drug_descriptor_identifier)
    select distinct on (n) n, s.id from pg_temp.staged s, jsonb_array_elements_text(s.body -> 'ndc9') n order by n, s.id
    on conflict (ndc9) do update set drug_descriptor_identifier = excluded.drug_descriptor_identifier`.execute(tx);
}

/** Writes new ingredients with their search names. */
export async function writeIngredients(
  tx: Tx,
  ingredients: readonly { name: string; schedule: string | null }[],
  names: readonly { folded: string; ingredient: string }[],
): Promise<void> {
  await sql`
    insert into drugs.ingredient (name, schedule)
    select * from unnest(${ingredients.map(({ name }) => name)}::text[], ${ingredients.map(({ schedule }) => schedule)}::text[])
    on conflict do nothing`.execute(tx);
  await sql`
    insert into drugs.drug_name (folded, ingredient)
    select * from unnest(${names.map(({ folded }) => folded)}::text[], ${names.map(({ ingredient }) => ingredient)}::text[])
    on conflict do nothing`.execute(tx);
}

/** Writes packages of products that match by the first nine digits; returns how many don't. */
export async function writePackages(tx: Tx, packages: readonly StagedPackage[]): Promise<void> {
  await sql`
    insert into drugs.package (ndc, drug_descriptor_identifier, description)
    select distinct on (k.ndc) k.ndc, l.drug_descriptor_identifier, k.description
    from jsonb_to_recordset(${JSON.stringify(packages)}::jsonb) as k(ndc text, description text)
    join drugs.labeler_product l on l.ndc9 = left(k.ndc, 9) order by k.ndc
    on conflict (ndc) do update set drug_descriptor_identifier = excluded.drug_descriptor_identifier, description = excluded.description`.execute(
    tx,
  );
}

/** Sets the smallest package NDC as the representative one of products without one. */
export async function writeRepresentatives(tx: Tx): Promise<void> {
  await sql`
    update drugs.product p set representative_ndc = k.ndc from (
      select drug_descriptor_identifier as id, min(ndc) as ndc from drugs.package group by 1) k
    where k.id = p.drug_descriptor_identifier and p.representative_ndc is null`.execute(tx);
}

/** Computes the changes of staged packages, by NDC, or staged nine-digit numbers. */
export async function compareNumbers(tx: Tx, table: 'package' | 'labeler'): Promise<void> {
  await sql`analyze pg_temp.staged`.execute(tx);
  if (table === 'package')
    await sql`
      insert into pg_temp.changed (id, change, before, after)
      select s.id, case when k.ndc is null then 'added' else 'revised' end, k.description, s.body ->> 'description'
      from pg_temp.staged s join drugs.labeler_product l on l.ndc9 = left(s.id, 9) left join drugs.package k on k.ndc = s.id
      where k.ndc is null or k.description <> s.body ->> 'description' or k.drug_descriptor_identifier <> l.drug_descriptor_identifier`.execute(
      tx,
    );
  else
    await sql`
      with one as (select rxterms_group, min(drug_descriptor_identifier) as product from drugs.product
        where rxterms_group is not null and retired_time is null group by 1 having count(*) = 1)
      insert into pg_temp.changed (id, change, before, after)
      select s.id, case when l.ndc9 is null then 'added' else 'revised' end, l.drug_descriptor_identifier, one.product
      from pg_temp.staged s join one on one.rxterms_group = s.body ->> 'group' left join drugs.labeler_product l on l.ndc9 = s.id
      where l.ndc9 is null`.execute(tx);
}

/** Writes the staged numbers whose group has exactly one product. */
export async function writeLabelers(tx: Tx): Promise<void> {
  await sql`
    insert into drugs.labeler_product (ndc9, drug_descriptor_identifier) select id, after from pg_temp.changed where change = 'added'`.execute(
    tx,
  );
}

/** Computes the changes of a pairs list, which replaces the list with that name. */
export async function comparePairs(tx: Tx, list: string, whole: boolean): Promise<void> {
  await sql`analyze pg_temp.staged`.execute(tx);
  await sql`
    with present as (select one || ' + ' || other as id, severity, effect from drugs.interaction_pair where list = ${list})
    insert into pg_temp.changed (id, change, before, after)
    select coalesce(s.id, p.id), case when p.id is null then 'added' when s.id is null then 'retired' else 'revised' end,
      p.severity || ': ' || p.effect, (s.body ->> 'severity') || ': ' || (s.body ->> 'effect')
    from pg_temp.staged s full join present p on p.id = s.id
    where (s.id is not null or ${whole})
      and (p.id is null or s.id is null or p.severity <> s.body ->> 'severity' or p.effect <> s.body ->> 'effect')`.execute(
    tx,
  );
}

/** Writes the staged pairs. */
export async function writePairs(tx: Tx, list: string): Promise<void> {
  await sql`
    delete from drugs.interaction_pair where list = ${list}
      and one || ' + ' || other in (select id from pg_temp.changed where change = 'retired')`.execute(tx);
  await sql`
    insert into drugs.interaction_pair (list, one, other, severity, effect, source)
    select ${list}, b.one, b.other, b.severity, b.effect, b.source
    from pg_temp.staged s, jsonb_to_record(s.body) as b(one text, other text, severity text, effect text, source text)
    on conflict (list, one, other) do update set severity = excluded.severity, effect = excluded.effect, source = excluded.source`.execute(
    tx,
  );
}

/** Returns a pair with its sides in order, and its key. */
export function pairRow({ one, other, ...rest }: StagedPair): StagedPair & { id: string } {
  const [first, second] = [one, other].sort() as [string, string];
  return { id: `${first} + ${second}`, one: first, other: second, ...rest };
}

/** Returns the search names of a product's ingredients: their own, and a prescribable brand. */
export function namesOf(products: readonly PlacedProduct[]): { folded: string; ingredient: string }[] {
  const names = new Map<string, { folded: string; ingredient: string }>();
  const add = (text: string, ingredient: string): void => {
    const folded = foldDrug(text);
    if (folded !== '') names.set(`${folded}|${ingredient}`, { folded, ingredient });
  };
  for (const { ingredients, brand, is_named } of products)
    for (const ingredient of ingredients) {
      add(ingredient, ingredient);
      if (is_named) add(brand, ingredient);
    }
  return [...names.values()];
}

/** Records an imported list. */
export async function writeRelease(
  tx: Tx,
  release: ChangeCounts & {
    kind: 'products' | 'interactions';
    source: string;
    name: string;
    asOf: string | null;
    whole: boolean;
    total: number;
    by: string;
  },
  now: Date,
): Promise<void> {
  const { kind, source, name, asOf, whole, total, added, revised, retired, by } = release;
  await sql`
    insert into drugs.release (id, kind, source, release_name, as_of, is_starter, is_whole, total, added, revised, retired, imported_by, imported_time)
    values (${newId()}, ${kind}, ${source}, ${name}, ${asOf}, false, ${whole}, ${total}, ${added}, ${revised}, ${retired}, ${by}, ${now})`.execute(
    tx,
  );
}
