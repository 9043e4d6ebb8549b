import { type Insertable, type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { nameTaken } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { listed } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { refusals } from '#platform/records/refusals.ts';
import { type Definition, INSTRUMENTS } from '../rules/index.ts';

const table = clinicTable('questionnaires.questionnaire', [
  'clinic_id',
  'id',
  'code',
  'is_locked',
  'name',
  'type',
  'comments',
  'published_version',
  'is_changed',
  'version',
  'created_time',
  'updated_time',
  'deleted_time',
]);

/** Errors for database constraint violations of questionnaires. */
export const QUESTIONNAIRE_REFUSALS = refusals({
  questionnaire_name: () => nameTaken('input.name', 'A questionnaire with this name already exists.'),
});

/** An event type that sends a questionnaire: 1 for every visit, n for every nth, 0 for the first only. */
export type SentFor = Pick<Selectable<DB['questionnaires.category_questionnaire']>, 'category_id' | 'every_visits'>;

/** A questionnaire with its draft. */
export interface QuestionnaireRow extends RowOfTable<typeof table> {
  definition: Definition;
  category_ids: string[];
  /** Same, with the frequency of each event type. */
  asked_for: SentFor[];
}

/** Filters of a questionnaire list; null for all. */
export interface QuestionnaireFilter {
  ids: readonly string[] | null;
  type: string | null;
  search: string | null;
  published: boolean | null;
}

const COLUMNS = table.as('q').and(
  listed(
    'asked_for',
    columnsOf({ c: 'questionnaires.category_questionnaire' }, ['c.category_id', 'c.every_visits']),
    sql`from questionnaires.category_questionnaire c
    where c.clinic_id = q.clinic_id and c.questionnaire_id = q.id order by c.category_id`,
  ),
).and(sql<{
  definition: Definition;
  category_ids: string[];
}>`q.definition, array(select c.category_id from questionnaires.category_questionnaire c
    where c.clinic_id = q.clinic_id and c.questionnaire_id = q.id order by c.category_id) as category_ids`);

/** Returns the clinic's questionnaires that are not deleted. */
export async function readQuestionnaires(
  db: Queryable,
  clinicId: string,
  { ids, type, search, published }: QuestionnaireFilter,
  page: { take: number; skip: number; by: 'name' | 'update_time'; order: 'asc' | 'desc' },
): Promise<QuestionnaireRow[]> {
  const by = sql.raw(
    `${page.by === 'name' ? 'lower(q.name)' : 'q.updated_time'} ${page.order === 'asc' ? 'asc' : 'desc'}`,
  );
  const { rows } = await COLUMNS.select(sql`from questionnaires.questionnaire q
    where q.clinic_id = ${clinicId} and q.deleted_time is null
      and (${ids}::uuid[] is null or q.id = any(${ids}::uuid[]))
      and (${type}::text is null or q.type = ${type})
      and (${search}::text is null or strpos(lower(q.name), lower(${search})) > 0)
      and (${published}::boolean is null or (q.published_version is not null) = ${published})
    order by ${by}, q.id limit ${page.take} offset ${page.skip}`).execute(db);
  return rows;
}

/** Returns one questionnaire, including deleted ones, locked for the rest of the transaction. */
export async function lockQuestionnaire(tx: Tx, clinicId: string, id: string): Promise<QuestionnaireRow | null> {
  const { rows } = await COLUMNS.select(
    sql`from questionnaires.questionnaire q where q.clinic_id = ${clinicId} and q.id = ${id} for update`,
  ).execute(tx);
  return rows[0] ?? null;
}

/** The columns of a new questionnaire. */
export interface NewQuestionnaire extends Pick<
  Insertable<DB['questionnaires.questionnaire']>,
  'clinic_id' | 'id' | 'code' | 'is_locked' | 'name' | 'type' | 'created_by'
> {
  comments: string;
  definition: Definition;
  now: Date;
}

/** Inserts a questionnaire; false if the ID, code or name already exists. */
export async function insertQuestionnaire(tx: Tx, { now, definition, ...row }: NewQuestionnaire): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('questionnaires.questionnaire')
    .values({ ...row, definition: JSON.stringify(definition), created_time: now, updated_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** The columns that can be changed. */
type QuestionnaireChange = Partial<
  Pick<
    QuestionnaireRow,
    'name' | 'type' | 'comments' | 'definition' | 'published_version' | 'is_changed' | 'deleted_time'
  >
>;

/**
 * Updates a questionnaire and increments its version. The unique index on names may reject it:
 * `QUESTIONNAIRE_REFUSALS`.
 */
export async function updateQuestionnaire(
  tx: Tx,
  { clinic_id: clinicId, id }: Pick<QuestionnaireRow, 'clinic_id' | 'id'>,
  { definition, ...rest }: QuestionnaireChange,
  now: Date,
): Promise<void> {
  await table.update(tx, { clinicId }, id, {
    ...rest,
    ...(definition === undefined ? {} : { definition: JSON.stringify(definition) }),
    version: sql`version + 1`,
    updated_time: now,
  });
}

type Version = Insertable<DB['questionnaires.questionnaire_version']>;

/** Publishes a questionnaire's draft as its next version. */
export async function insertVersion(
  tx: Tx,
  version: Omit<Version, 'definition'> & { definition: Definition },
): Promise<void> {
  await tx
    .insertInto('questionnaires.questionnaire_version')
    .values({ ...version, definition: JSON.stringify(version.definition) })
    .execute();
}

/** Sets the event types that send a questionnaire, and how often; IDs of other clinics are ignored. */
export async function setCategories(tx: Tx, clinicId: string, id: string, sentFor: readonly SentFor[]): Promise<void> {
  const categoryIds = sentFor.map(({ category_id }) => category_id);
  await sql`
    delete from questionnaires.category_questionnaire where clinic_id = ${clinicId} and questionnaire_id = ${id}
      and category_id <> all(${categoryIds}::uuid[])`.execute(tx);
  await sql`
    insert into questionnaires.category_questionnaire (clinic_id, category_id, questionnaire_id, every_visits)
    select c.clinic_id, c.id, ${id}, w.every_visits from scheduling.event_category c
    join unnest(${categoryIds}::uuid[], ${sentFor.map(({ every_visits }) => every_visits)}::smallint[])
      as w (category_id, every_visits) on w.category_id = c.id
    where c.clinic_id = ${clinicId}
    on conflict (clinic_id, category_id, questionnaire_id) do update set every_visits = excluded.every_visits`.execute(
    tx,
  );
}

/** Adds the built-in instruments that a clinic does not have yet, published as version 1. */
export async function addInstruments(tx: Tx, clinicId: string, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('questionnaires.questionnaire')
    .select('code')
    .where('clinic_id', '=', clinicId)
    .where('code', 'is not', null)
    .execute();
  const known = new Set(rows.map(({ code }) => code));
  for (const { code, locked, name, type, comments, definition } of INSTRUMENTS) {
    if (known.has(code)) continue;
    const id = newId();
    const row = {
      clinic_id: clinicId,
      id,
      code,
      is_locked: locked,
      name,
      type,
      comments,
      definition,
      created_by: null,
      now,
    };
    // Of concurrent calls, one inserts them.
    if (!(await insertQuestionnaire(tx, row))) continue;
    const frozen = { clinic_id: clinicId, questionnaire_id: id, number: 1, name, definition };
    await insertVersion(tx, { ...frozen, published_by: null, published_time: now });
    await updateQuestionnaire(tx, { clinic_id: clinicId, id }, { published_version: 1, is_changed: false }, now);
  }
}

/** Returns a clinic's questionnaire by its built-in code. */
export async function findByCode(
  db: Queryable,
  clinicId: string,
  code: string,
): Promise<{ id: string; published_version: number } | null> {
  const row = await db
    .selectFrom('questionnaires.questionnaire')
    .select(['id', 'published_version'])
    .where('clinic_id', '=', clinicId)
    .where('code', '=', code)
    .where('deleted_time', 'is', null)
    .where('published_version', 'is not', null)
    .$narrowType<{ published_version: number }>()
    .executeTakeFirst();
  return row ?? null;
}
