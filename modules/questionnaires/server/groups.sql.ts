import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { Question } from '../rules/index.ts';

/** Questions that are kept for more than one questionnaire. */
export interface GroupRow {
  clinic_id: string;
  id: string;
  name: string;
  group_type: string;
  tags: string[];
  questions: Question[];
  version: number;
  deleted_time: Date | null;
}

const COLUMNS = sql.raw('clinic_id, id, name, group_type, tags, questions, version, deleted_time');

/** The clinic's groups that are not deleted. */
export async function readGroups(
  db: Queryable,
  clinicId: string,
  { ids, tag, search }: { ids: readonly string[] | null; tag: string | null; search: string | null },
  page: { take: number; skip: number; by: 'name' | 'update_time'; order: 'asc' | 'desc' },
): Promise<GroupRow[]> {
  const by = sql.raw(`${page.by === 'name' ? 'lower(name)' : 'updated_time'} ${page.order === 'asc' ? 'asc' : 'desc'}`);
  const { rows } = await sql<GroupRow>`
    select ${COLUMNS} from questionnaires.question_group
    where clinic_id = ${clinicId} and deleted_time is null and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
      and (${tag}::text is null or ${tag} = any(tags))
      and (${search}::text is null or strpos(lower(name), lower(${search})) > 0)
    order by ${by}, id limit ${page.take} offset ${page.skip}`.execute(db);
  return rows;
}

/** One group, locked for the rest of the transaction; a deleted one too. */
export async function lockGroup(tx: Tx, clinicId: string, id: string): Promise<GroupRow | null> {
  const { rows } = await sql<GroupRow>`
    select ${COLUMNS} from questionnaires.question_group where clinic_id = ${clinicId} and id = ${id} for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Keeps a new group; false where one of that id or name stands already. */
export async function insertGroup(
  tx: Tx,
  { now, questions, ...row }: Omit<GroupRow, 'version' | 'deleted_time'> & { now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('questionnaires.question_group')
    .values({ ...row, questions: JSON.stringify(questions), created_time: now, updated_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** Changes a group and counts its version up; false where the name is another's. */
export async function updateGroup(
  tx: Tx,
  { clinic_id, id }: Pick<GroupRow, 'clinic_id' | 'id'>,
  change: Partial<Pick<GroupRow, 'name' | 'group_type' | 'tags' | 'questions' | 'deleted_time'>>,
  now: Date,
): Promise<boolean> {
  if (change.name !== undefined) {
    const { rows } = await sql`
      select 1 from questionnaires.question_group
      where clinic_id = ${clinic_id} and lower(name) = lower(${change.name}) and deleted_time is null and id <> ${id}`.execute(
      tx,
    );
    if (rows.length > 0) return false;
  }
  const { questions, ...rest } = change;
  await tx
    .updateTable('questionnaires.question_group')
    .set((eb) => ({
      ...rest,
      ...(questions === undefined ? {} : { questions: JSON.stringify(questions) }),
      version: eb('version', '+', 1),
      updated_time: now,
    }))
    .where('clinic_id', '=', clinic_id)
    .where('id', '=', id)
    .execute();
  return true;
}
