import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { nameTaken } from '#platform/domain-error.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { refusals } from '#platform/records/refusals.ts';
import type { Question } from '../rules/index.ts';

const table = clinicTable('questionnaires.question_group', [
  'clinic_id',
  'id',
  'name',
  'group_type',
  'tags',
  'questions',
  'version',
  'deleted_time',
]);

/** Errors for database constraint violations of groups. */
export const GROUP_REFUSALS = refusals({
  question_group_name: () => nameTaken('input.name', 'A group with this name already exists.'),
});

/** Questions saved for use in several questionnaires. */
export interface GroupRow extends Omit<RowOfTable<typeof table>, 'questions'> {
  questions: Question[];
}

/** Returns the clinic's groups that are not deleted. */
export async function readGroups(
  db: Queryable,
  clinicId: string,
  { ids, tag, search }: { ids: readonly string[] | null; tag: string | null; search: string | null },
  page: { take: number; skip: number; by: 'name' | 'update_time'; order: 'asc' | 'desc' },
): Promise<GroupRow[]> {
  const by = sql.raw(`${page.by === 'name' ? 'lower(name)' : 'updated_time'} ${page.order === 'asc' ? 'asc' : 'desc'}`);
  const { rows } = await sql<GroupRow>`
    select ${table.columns()} from questionnaires.question_group
    where clinic_id = ${clinicId} and deleted_time is null and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
      and (${tag}::text is null or ${tag} = any(tags))
      and (${search}::text is null or strpos(lower(name), lower(${search})) > 0)
    order by ${by}, id limit ${page.take} offset ${page.skip}`.execute(db);
  return rows;
}

/** Returns one group, including deleted ones, locked for the rest of the transaction. */
export async function lockGroup(tx: Tx, clinicId: string, id: string): Promise<GroupRow | null> {
  return (await table.lock(tx, { clinicId }, id)) as GroupRow | null;
}

/** Inserts a group; false if the ID or name already exists. */
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

/**
 * Updates a group, increments its version and returns it. The unique index on names may reject it: `GROUP_REFUSALS`.
 */
export async function updateGroup(
  tx: Tx,
  { clinic_id: clinicId, id }: Pick<GroupRow, 'clinic_id' | 'id'>,
  { questions, ...rest }: Partial<Pick<GroupRow, 'name' | 'group_type' | 'tags' | 'questions' | 'deleted_time'>>,
  now: Date,
): Promise<GroupRow> {
  return (await table.update(tx, { clinicId }, id, {
    ...rest,
    ...(questions === undefined ? {} : { questions: JSON.stringify(questions) }),
    version: sql`version + 1`,
    updated_time: now,
  })) as unknown as GroupRow;
}
