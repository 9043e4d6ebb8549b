import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';
import type { EntryQuestion, OrderState } from '../../rules/index.ts';

const groups = clinicTable('labs.order_group', [
  'id',
  'patient_id',
  'note_id',
  'lab_id',
  'account_id',
  'provider_id',
  'practice_id',
  'priority',
  'collection_time',
  'is_fasting',
  'bill_to',
  'abn',
  'copies_to',
  'comments',
  'placer_group',
  'queued_time',
  'sent_time',
  'problem',
  'version',
  'created_time',
]);
const tests = clinicTable('labs.test_order', [
  'id',
  'group_id',
  'patient_id',
  'product_id',
  'test_code',
  'test_name',
  'loinc',
  'specimen',
  'status',
  'status_time',
  'cancel_reason',
  'diagnoses',
  'answers',
  'placer_number',
  'filler_number',
  'reflex_of',
  'owner_id',
  'version',
  'created_time',
]);

const GROUP = groups
  .as('g')
  .and(fullName('patient_name', 'p'))
  .and(columnsOf({ l: 'labs.lab' }, ['l.lab_name', 'l.connection']))
  .and(fullName('provider_name', 'm'));
/** An order with the names of its patient, laboratory and provider. */
export type GroupRow = ReadRow<typeof GROUP>;

const GROUP_OF = sql.raw(`labs.order_group g join labs.lab l on l.clinic_id = g.clinic_id and l.id = g.lab_id
  join labs.order_patient p on p.clinic_id = g.clinic_id and p.id = g.patient_id
  join labs.order_member m on m.clinic_id = g.clinic_id and m.user_id = g.provider_id`);
const TEST = tests
  .as('t')
  .and(fullName('patient_name', 'p'))
  .and(columnsOf({ l: 'labs.lab', g: 'labs.order_group' }, ['l.lab_name', 'g.sent_time']))
  .and(sql<{ questions: EntryQuestion[] }>`coalesce(tp.questions, '[]') as questions`)
  .and(fullName('owner_name', 'o'))
  .and(fullName('provider_name', 'm'));
/** An ordered test with its names and entry questions. */
export type TestRow = ReadRow<typeof TEST>;

const TEST_OF = sql.raw(`labs.test_order t join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
  join labs.lab l on l.clinic_id = g.clinic_id and l.id = g.lab_id
  join labs.order_patient p on p.clinic_id = t.clinic_id and p.id = t.patient_id
  join labs.order_member m on m.clinic_id = g.clinic_id and m.user_id = g.provider_id
  join labs.order_member o on o.clinic_id = t.clinic_id and o.user_id = t.owner_id
  left join labs.test_product tp on tp.clinic_id = t.clinic_id and tp.id = t.product_id`);

/** Returns these orders without deleted ones, unordered. */
export async function readGroups(db: Queryable, clinicId: string, ids: readonly string[]): Promise<GroupRow[]> {
  const { rows } = await GROUP.select(sql`from ${GROUP_OF}
    where g.clinic_id = ${clinicId} and g.id = any(${ids}::uuid[]) and g.deleted_time is null`).execute(db);
  return rows;
}

/** Returns the tests of these orders in the order in which they were added, without removed ones. */
export async function readTestsOf(db: Queryable, clinicId: string, groupIds: readonly string[]): Promise<TestRow[]> {
  const { rows } = await TEST.select(sql`from ${TEST_OF}
    where t.clinic_id = ${clinicId} and t.group_id = any(${groupIds}::uuid[]) and t.deleted_time is null
    order by t.group_id, t.id`).execute(db);
  return rows;
}

/** Returns these tests without removed ones, unordered. */
export async function readTests(db: Queryable, clinicId: string, ids: readonly string[]): Promise<TestRow[]> {
  const { rows } = await TEST.select(sql`from ${TEST_OF}
    where t.clinic_id = ${clinicId} and t.id = any(${ids}::uuid[]) and t.deleted_time is null`).execute(db);
  return rows;
}

/** Filters for a list of orders. */
export interface GroupSearch {
  patientId: string | null;
  noteId: string | null;
  status: OrderState | null;
}

/** Returns the ids of a page of orders, newest first, with the total count. */
export async function findGroups(
  db: Queryable,
  clinicId: string,
  { patientId, noteId, status }: GroupSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; ids: string[] }> {
  const where = sql`g.clinic_id = ${clinicId} and g.deleted_time is null
    and (${patientId}::uuid is null or g.patient_id = ${patientId}::uuid) and (${noteId}::uuid is null or g.note_id = ${noteId}::uuid)
    and (${status}::text is null or exists (select 1 from labs.test_order t where t.clinic_id = g.clinic_id and t.group_id = g.id
      and t.deleted_time is null and t.status = ${status}))`;
  const [{ rows }, count] = await Promise.all([
    columnsOf({ g: 'labs.order_group' }, ['g.id'])
      .select(sql`from labs.order_group g where ${where}
      order by g.created_time desc, g.id desc offset ${skip} limit ${take}`)
      .execute(db),
    countRows(db, sql`labs.order_group g where ${where}`),
  ]);
  return { count, ids: rows.map(({ id }) => id) };
}

/** Filters for a list of tests. */
export interface TestSearch {
  patientId: string | null;
  open: boolean | null;
  providerId: string | null;
  labId: string | null;
  status: OrderState | null;
  before: Date | null;
}

/** Returns a page of ordered tests: open ones first, oldest on top, then the others, newest on top. */
export async function findTests(
  db: Queryable,
  clinicId: string,
  { patientId, open, providerId, labId, status, before }: TestSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; tests: TestRow[] }> {
  const where = sql`t.clinic_id = ${clinicId} and t.deleted_time is null and g.deleted_time is null
    and (${patientId}::uuid is null or t.patient_id = ${patientId}::uuid)
    and (${open}::boolean is null or (t.status not in ('Reviewed', 'Cancelled')) = ${open}::boolean)
    and (${providerId}::uuid is null or g.provider_id = ${providerId}::uuid) and (${labId}::uuid is null or g.lab_id = ${labId}::uuid)
    and (${status}::text is null or t.status = ${status})
    and (${before}::timestamptz is null or t.created_time <= ${before}::timestamptz)`;
  const [{ rows }, count] = await Promise.all([
    TEST.select(sql`from ${TEST_OF} where ${where}
      order by t.status in ('Reviewed', 'Cancelled'),
        case when t.status in ('Reviewed', 'Cancelled') then -extract(epoch from t.created_time) else extract(epoch from t.created_time) end, t.id
      offset ${skip} limit ${take}`).execute(db),
    countRows(
      db,
      sql`labs.test_order t join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id where ${where}`,
    ),
  ]);
  return { count, tests: rows };
}

/** Returns an existing order, locked for the rest of the transaction with its tests. */
export async function lockGroup(
  tx: Tx,
  clinicId: string,
  id: string,
): Promise<{ group: GroupRow; tests: TestRow[] } | null> {
  const { rows } = await sql`
    select 1 from labs.order_group where clinic_id = ${clinicId} and id = ${id} and deleted_time is null for update`.execute(
    tx,
  );
  if (rows.length === 0) return null;
  const [group] = await readGroups(tx, clinicId, [id]);
  return group === undefined ? null : { group, tests: await readTestsOf(tx, clinicId, [id]) };
}

/** Returns the order of a test, or null if the test doesn't exist or was removed. */
export async function readGroupIdOf(db: Queryable, clinicId: string, testId: string): Promise<string | null> {
  return (await tests.find(db, { clinicId }, testId))?.group_id ?? null;
}

/** Returns the names of the active tests on a note, by product id. */
export async function readTestsOnNote(db: Queryable, clinicId: string, noteId: string): Promise<Map<string, string>> {
  const { rows } = await columnsOf({ t: 'labs.test_order' }, ['t.product_id', 't.test_name'])
    .filled('product_id')
    .select(sql`from labs.test_order t
    join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
    where t.clinic_id = ${clinicId} and g.note_id = ${noteId} and g.deleted_time is null and t.deleted_time is null
      and t.status <> 'Cancelled' and t.product_id is not null`)
    .execute(db);
  return new Map(rows.map(({ product_id, test_name }) => [product_id, test_name]));
}

/** Sets the status of tests. */
export async function setTestStatus(
  tx: Tx,
  clinicId: string,
  ids: readonly string[],
  status: OrderState,
  now: Date,
  cancelReason: string | null = null,
): Promise<void> {
  await sql`
    update labs.test_order set status = ${status}, status_time = ${now}, version = version + 1,
      cancel_reason = coalesce(${cancelReason}::text, cancel_reason)
    where clinic_id = ${clinicId} and id = any(${ids}::uuid[])`.execute(tx);
}
