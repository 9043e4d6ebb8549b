import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { counted } from '#platform/records/computed-columns.ts';
import { largestOf } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { ContentKind } from '../../rules/index.ts';

const table = clinicTable('programs.content', [
  'clinic_id',
  'id',
  'program_id',
  'position',
  'title',
  'staff_title',
  'body',
  'release_day',
  'due_days',
  'required',
  'gate',
  'video_url',
  'file_id',
  'questionnaire_id',
  'event_category_id',
  'product_id',
  'shared_id',
  'version',
  'deleted_time',
]);

/** A piece of content, with the names of the records it references. */
export interface ContentRow extends RowOfTable<typeof table> {
  kind: ContentKind;
  file_name: string | null;
  questionnaire_name: string | null;
  event_category_name: string | null;
  product_name: string | null;
  product_price_cents: number | null;
  /** Number of other copies of the same content. */
  shared_count: number;
}

const COLUMNS = table
  .as('c')
  .and(
    counted(
      'shared_count',
      sql`programs.content o where o.clinic_id = c.clinic_id and o.shared_id = c.shared_id and o.id <> c.id
    and o.deleted_time is null`,
    ),
  )
  .and(sql<{ kind: ContentKind }>`c.kind`)
  .and(columnsOf({ f: 'files.file' }, ['f.name as file_name']).orNull())
  .and(columnsOf({ q: 'questionnaires.questionnaire' }, ['q.name as questionnaire_name']).orNull())
  .and(columnsOf({ k: 'scheduling.event_category' }, ['k.category_name as event_category_name']).orNull())
  .and(columnsOf({ d: 'inventory.product' }, ['d.product_name', 'd.price_cents as product_price_cents']).orNull());
const CONTENTS = sql`programs.content c
  left join files.file f on f.clinic_id = c.clinic_id and f.id = c.file_id
  left join questionnaires.questionnaire q on q.clinic_id = c.clinic_id and q.id = c.questionnaire_id
  left join scheduling.event_category k on k.clinic_id = c.clinic_id and k.id = c.event_category_id
  left join inventory.product d on d.clinic_id = c.clinic_id and d.id = c.product_id`;

async function read(db: Queryable, which: RawBuilder<unknown>): Promise<ContentRow[]> {
  return (await COLUMNS.select(sql`from ${CONTENTS} where ${which}`).execute(db)).rows;
}

/** Returns the content of programs in order, without deleted pieces. */
export function readContents(db: Queryable, clinicId: string, programIds: readonly string[]): Promise<ContentRow[]> {
  return read(
    db,
    sql`c.clinic_id = ${clinicId} and c.program_id = any(${programIds}::uuid[]) and c.deleted_time is null
      order by c.program_id, c.position, c.id`,
  );
}

/** Returns one piece of content, deleted or not. */
export async function readContent(db: Queryable, clinicId: string, id: string): Promise<ContentRow | null> {
  return (await read(db, sql`c.clinic_id = ${clinicId} and c.id = ${id}`))[0] ?? null;
}

/** The columns of a piece of content that can be written. */
export type ContentValues = Pick<
  ContentRow,
  | 'kind'
  | 'title'
  | 'staff_title'
  | 'body'
  | 'release_day'
  | 'due_days'
  | 'required'
  | 'gate'
  | 'video_url'
  | 'file_id'
  | 'questionnaire_id'
  | 'event_category_id'
  | 'product_id'
>;

/** Appends new content to its program; false if it already exists. */
export async function insertContent(
  tx: Tx,
  clinicId: string,
  { id, programId, now }: { id: string; programId: string; now: Date },
  values: ContentValues,
): Promise<boolean> {
  const last = await largestOf(
    tx,
    sql`position`,
    sql`programs.content where clinic_id = ${clinicId} and program_id = ${programId}`,
  );
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('programs.content')
    .values({
      clinic_id: clinicId,
      id,
      program_id: programId,
      position: last + 1,
      ...values,
      created_time: now,
      updated_time: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** Updates content and increments its version. */
export async function updateContent(
  tx: Tx,
  clinicId: string,
  id: string,
  change: Partial<ContentValues> & { deleted_time?: Date },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('programs.content')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_time: now }))
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Writes the order of a program's content. */
export async function orderContents(
  tx: Tx,
  clinicId: string,
  programId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update programs.content c set position = o.position::int
    from unnest(${ids}::uuid[]) with ordinality o(id, position)
    where c.clinic_id = ${clinicId} and c.program_id = ${programId} and c.id = o.id`.execute(tx);
}

/** Copies content to another program of the clinic. */
export async function copyContents(tx: Tx, clinicId: string, from: string, to: string, now: Date): Promise<void> {
  for (const { id } of await readContents(tx, clinicId, [from]))
    await sql`
      insert into programs.content (clinic_id, id, program_id, position, kind, title, staff_title, body, release_day, due_days, required,
        gate, video_url, file_id, questionnaire_id, event_category_id, product_id, created_time, updated_time)
      select clinic_id, ${newId()}, ${to}, position, kind, title, staff_title, body, release_day, due_days, required,
        gate, video_url, file_id, questionnaire_id, event_category_id, product_id, ${now}, ${now}
      from programs.content where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
}

/** Marks pieces of content as copies of each other. */
export async function shareContent(tx: Tx, clinicId: string, sharedId: string, ids: readonly string[]): Promise<void> {
  await sql`update programs.content set shared_id = ${sharedId} where clinic_id = ${clinicId} and id = any(${ids}::uuid[])`.execute(
    tx,
  );
}

/** Returns the other copies of the same content, by program. */
export async function findShared(db: Queryable, clinicId: string, content: ContentRow): Promise<ContentRow[]> {
  if (content.shared_id === null) return [];
  return read(
    db,
    sql`c.clinic_id = ${clinicId} and c.shared_id = ${content.shared_id} and c.id <> ${content.id} and c.deleted_time is null
      order by c.program_id, c.id`,
  );
}

/** Returns whether a file was uploaded for programs and exists. */
export async function isProgramFile(db: Queryable, clinicId: string, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from files.file where clinic_id = ${clinicId} and id = ${fileId} and folder = 'programs'
      and deleted_time is null`.execute(db);
  return rows.length > 0;
}

/** Returns the name of a questionnaire if it can be sent, otherwise null. */
export async function isQuestionnaireSent(db: Queryable, clinicId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from questionnaires.questionnaire where clinic_id = ${clinicId} and id = ${id} and deleted_time is null
      and published_version is not null`.execute(db);
  return rows.length > 0;
}

/** Returns whether the clinic has an event category. */
export async function isEventCategory(db: Queryable, clinicId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from scheduling.event_category where clinic_id = ${clinicId} and id = ${id} and deleted_time is null`.execute(
    db,
  );
  return rows.length > 0;
}

/** Returns whether a product is on the clinic's price list. */
export async function isProduct(db: Queryable, clinicId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from inventory.product where clinic_id = ${clinicId} and id = ${id} and deleted_time is null`.execute(db);
  return rows.length > 0;
}
