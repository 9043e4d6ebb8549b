import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { TemplateKind } from '../../rules/index.ts';

/** A template of the clinic. */
export interface TemplateRow {
  id: string;
  kind: TemplateKind;
  title: string;
  body: string;
  version: number;
  update_time: Date;
  deleted_time: Date | null;
}

const COLUMNS = sql.raw('id, kind, title, body, version, updated_time as update_time, deleted_time');

/** The clinic's templates of a kind, by title. */
export async function listTemplates(db: Queryable, clinicId: string, kind: TemplateKind): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select ${COLUMNS} from messages.text_template where clinic_id = ${clinicId} and kind = ${kind} and deleted_time is null
    order by lower(title), id`.execute(db);
  return rows;
}

/** One template, a deleted one too; `locked` for the rest of the transaction. */
export async function readTemplate(
  db: Queryable,
  clinicId: string,
  id: string,
  locked = false,
): Promise<TemplateRow | null> {
  const { rows } = await sql<TemplateRow>`
    select ${COLUMNS} from messages.text_template where clinic_id = ${clinicId} and id = ${id}
    ${locked ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Keeps a new template; false where one of that id or title is there. */
export async function insertTemplate(
  tx: Tx,
  template: {
    clinic_id: string;
    id: string;
    kind: TemplateKind;
    title: string;
    body: string;
    created_by: string;
    now: Date;
  },
): Promise<boolean> {
  const { now, ...values } = template;
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('messages.text_template')
    .values({ ...values, created_time: now, updated_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** Changes a locked template and counts its version up. */
export async function updateTemplate(
  tx: Tx,
  clinicId: string,
  id: string,
  change: { title?: string; body?: string; deleted_time?: Date },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('messages.text_template')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_time: now }))
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Whether another template of the kind has that title. */
export async function isTitleTaken(
  db: Queryable,
  clinicId: string,
  { id, kind }: Pick<TemplateRow, 'id' | 'kind'>,
  title: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from messages.text_template where clinic_id = ${clinicId} and kind = ${kind} and lower(title) = lower(${title})
      and deleted_time is null and id <> ${id}`.execute(db);
  return rows.length > 0;
}
