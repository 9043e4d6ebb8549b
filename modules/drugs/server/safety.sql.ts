import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type {
  ConditionWarning,
  CrossReaction,
  DoseLimit,
  DrugClass,
  FrequencyLimit,
  InteractionPair,
} from '../rules/index.ts';

/** Returns the classes of each ingredient. */
export async function readClasses(db: Queryable, ingredients: readonly string[]): Promise<Map<string, DrugClass[]>> {
  const { rows } = await columnsOf({ m: 'drugs.class_ingredient', c: 'drugs.drug_class' }, [
    'm.ingredient',
    'c.id',
    'c.title',
    'c.is_therapy as isTherapy',
    'c.is_allergy as isAllergy',
    'c.kin_severity as kinSeverity',
  ])
    .select(sql`from drugs.class_ingredient m join drugs.drug_class c on c.id = m.class_id
    where m.ingredient = any(${ingredients}::text[]) order by c.id`)
    .execute(db);
  return Map.groupBy(rows, ({ ingredient }) => ingredient);
}

/**
 * Returns the pairs with one side in the first list and the other in the second (ingredients, or `class:` with an id).
 */
export async function readPairs(
  db: Queryable,
  sides: readonly string[],
  others: readonly string[],
): Promise<InteractionPair[]> {
  const { rows } = await columnsOf('drugs.interaction_pair', ['one', 'other', 'severity', 'effect', 'source'])
    .select(sql`from drugs.interaction_pair
    where (one = any(${sides}::text[]) and other = any(${others}::text[])) or (other = any(${sides}::text[]) and one = any(${others}::text[]))
    order by list, one, other`)
    .execute(db);
  return rows;
}

/** Returns the possible cross-reactions of patients who don't tolerate these classes. */
export async function readCross(db: Queryable, classIds: readonly string[]): Promise<CrossReaction[]> {
  const { rows } = await columnsOf('drugs.cross_reaction', [
    'class_id as classId',
    'other_class_id as otherClassId',
    'severity',
    'effect',
    'source',
  ])
    .select(sql`from drugs.cross_reaction
    where class_id = any(${classIds}::text[]) order by class_id, other_class_id`)
    .execute(db);
  return rows;
}

/** Returns the dose limits of these ingredients. */
export async function readLimits(db: Queryable, ingredients: readonly string[]): Promise<DoseLimit[]> {
  const { rows } = await sql<DoseLimit>`
    select ingredient, route, from_months as "fromMonths", to_months as "toMonths", most_single_mg::float8 as "mostSingleMg",
      most_daily_mg::float8 as "mostDailyMg", most_daily_mg_per_kg::float8 as "mostDailyMgPerKg", warning, severity, source
    from drugs.dose_limit where ingredient = any(${ingredients}::text[]) order by ingredient, route desc, from_months`.execute(
    db,
  );
  return rows;
}

/** Returns the frequency limits of these ingredients. */
export async function readFrequencies(db: Queryable, ingredients: readonly string[]): Promise<FrequencyLimit[]> {
  const { rows } = await sql<FrequencyLimit>`
    select ingredient, route, from_strength_mg::float8 as "fromStrengthMg", least_days_between::float8 as "leastDaysBetween",
      is_hard_stop as "isHardStop", warning, source
    from drugs.frequency_limit where ingredient = any(${ingredients}::text[])
    order by ingredient, route desc, from_strength_mg`.execute(db);
  return rows;
}

/**
 * Returns the warnings for these subjects (ingredients, or `class:` with an id) in pregnancy, while breastfeeding and
 * below an eGFR.
 */
export async function readWarnings(db: Queryable, sides: readonly string[]): Promise<ConditionWarning[]> {
  const { rows } = await sql<ConditionWarning>`
    select condition, subject, nullif(below_egfr, 0)::float8 as "belowEgfr", severity, effect, source
    from drugs.condition_warning where subject = any(${sides}::text[]) order by condition, subject, below_egfr`.execute(
    db,
  );
  return rows;
}
