import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { type Definition, INSTRUMENTS } from '../rules/index.ts';

/** A kind of event that asks by itself: 1 at every visit, n at every n-th, 0 at the first only. */
export interface SentFor {
  category_id: string;
  every_visits: number;
}

/** A questionnaire as it is worked on. */
export interface QuestionnaireRow {
  clinic_id: string;
  id: string;
  code: string | null;
  is_locked: boolean;
  name: string;
  type: string;
  comments: string;
  definition: Definition;
  published_version: number | null;
  is_changed: boolean;
  category_ids: string[];
  /** The same with how often each of them asks. */
  asked_for: SentFor[];
  version: number;
  created_time: Date;
  updated_time: Date;
  deleted_time: Date | null;
}

/** Which questionnaires a list shows; null for whatever there is. */
export interface QuestionnaireFilter {
  ids: readonly string[] | null;
  type: string | null;
  search: string | null;
  published: boolean | null;
}

const COLUMNS =
  sql.raw(`q.clinic_id, q.id, q.code, q.is_locked, q.name, q.type, q.comments, q.definition, q.published_version,
  q.is_changed, q.version, q.created_time, q.updated_time, q.deleted_time,
  array(select c.category_id from questionnaires.category_questionnaire c
    where c.clinic_id = q.clinic_id and c.questionnaire_id = q.id order by c.category_id) as category_ids,
  coalesce((select json_agg(json_build_object('category_id', c.category_id, 'every_visits', c.every_visits) order by c.category_id)
    from questionnaires.category_questionnaire c
    where c.clinic_id = q.clinic_id and c.questionnaire_id = q.id), '[]') as asked_for`);

/** The clinic's questionnaires that are not deleted. */
export async function readQuestionnaires(
  db: Queryable,
  clinicId: string,
  { ids, type, search, published }: QuestionnaireFilter,
  page: { take: number; skip: number; by: 'name' | 'update_time'; order: 'asc' | 'desc' },
): Promise<QuestionnaireRow[]> {
  const by = sql.raw(
    `${page.by === 'name' ? 'lower(q.name)' : 'q.updated_time'} ${page.order === 'asc' ? 'asc' : 'desc'}`,
  );
  const { rows } = await sql<QuestionnaireRow>`
    select ${COLUMNS} from questionnaires.questionnaire q
    where q.clinic_id = ${clinicId} and q.deleted_time is null
      and (${ids}::uuid[] is null or q.id = any(${ids}::uuid[]))
      and (${type}::text is null or q.type = ${type})
      and (${search}::text is null or strpos(lower(q.name), lower(${search})) > 0)
      and (${published}::boolean is null or (q.published_version is not null) = ${published})
    order by ${by}, q.id limit ${page.take} offset ${page.skip}`.execute(db);
  return rows;
}

/** One questionnaire, locked for the rest of the transaction; a deleted one too. */
export async function lockQuestionnaire(tx: Tx, clinicId: string, id: string): Promise<QuestionnaireRow | null> {
  const { rows } = await sql<QuestionnaireRow>`
    select ${COLUMNS} from questionnaires.questionnaire q where q.clinic_id = ${clinicId} and q.id = ${id} for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Whether a questionnaire of the clinic has that name, another than `except`. */
export async function isNameTaken(
  db: Queryable,
  clinicId: string,
  name: string,
  except: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from questionnaires.questionnaire
    where clinic_id = ${clinicId} and lower(name) = lower(${name}) and deleted_time is null and id is distinct from ${except}::uuid`.execute(
    db,
  );
  return rows.length > 0;
}

/** A questionnaire that is to be kept. */
export interface NewQuestionnaire {
  clinic_id: string;
  id: string;
  code?: string | null;
  is_locked?: boolean;
  name: string;
  type: string;
  comments: string;
  definition: Definition;
  created_by: string | null;
  now: Date;
}

/** Keeps a new questionnaire; false where one of that id, code or name stands already. */
export async function insertQuestionnaire(tx: Tx, { now, definition, ...row }: NewQuestionnaire): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('questionnaires.questionnaire')
    .values({ ...row, definition: JSON.stringify(definition), created_time: now, updated_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** Changes a questionnaire and counts its version up. */
export async function updateQuestionnaire(
  tx: Tx,
  { clinic_id, id }: Pick<QuestionnaireRow, 'clinic_id' | 'id'>,
  change: Partial<
    Pick<QuestionnaireRow, 'name' | 'type' | 'comments' | 'published_version' | 'is_changed' | 'deleted_time'>
  > & {
    definition?: Definition;
  },
  now: Date,
): Promise<void> {
  const { definition, ...rest } = change;
  await tx
    .updateTable('questionnaires.questionnaire')
    .set((eb) => ({
      ...rest,
      ...(definition === undefined ? {} : { definition: JSON.stringify(definition) }),
      version: eb('version', '+', 1),
      updated_time: now,
    }))
    .where('clinic_id', '=', clinic_id)
    .where('id', '=', id)
    .execute();
}

/** Freezes what a questionnaire asks as its next version. */
export async function insertVersion(
  tx: Tx,
  version: {
    clinic_id: string;
    questionnaire_id: string;
    number: number;
    name: string;
    definition: Definition;
    published_by: string | null;
    published_time: Date;
  },
): Promise<void> {
  await tx
    .insertInto('questionnaires.questionnaire_version')
    .values({ ...version, definition: JSON.stringify(version.definition) })
    .execute();
}

/** Sets the kinds of event whose patients are sent a questionnaire, and how often; of another clinic's there are none. */
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

/** Gives a clinic the instruments that it does not have yet, published as their first version. */
export async function addInstruments(tx: Tx, clinicId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select code from questionnaires.questionnaire where clinic_id = ${clinicId} and code is not null`.execute(tx);
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
    // Somebody else who looks at the same time gives them too: one of the two does.
    if (!(await insertQuestionnaire(tx, row))) continue;
    const frozen = { clinic_id: clinicId, questionnaire_id: id, number: 1, name, definition };
    await insertVersion(tx, { ...frozen, published_by: null, published_time: now });
    await updateQuestionnaire(tx, { clinic_id: clinicId, id }, { published_version: 1, is_changed: false }, now);
  }
}

/** A questionnaire of a clinic by the code that Salus knows it by. */
export async function findByCode(
  db: Queryable,
  clinicId: string,
  code: string,
): Promise<{ id: string; published_version: number } | null> {
  const { rows } = await sql<{ id: string; published_version: number }>`
    select id, published_version from questionnaires.questionnaire
    where clinic_id = ${clinicId} and code = ${code} and deleted_time is null and published_version is not null`.execute(
    db,
  );
  return rows[0] ?? null;
}
