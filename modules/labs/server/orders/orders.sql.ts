import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { countRows } from '#platform/records/count-rows.ts';
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

/** An order with the names of its patient, laboratory and provider. */
export interface GroupRow extends RowOfTable<typeof groups> {
  patient_name: string;
  lab_name: string;
  connection: string | null;
  provider_name: string;
}

/** An ordered test with its names and what its laboratory asks. */
export interface TestRow extends RowOfTable<typeof tests> {
  patient_name: string;
  lab_name: string;
  questions: EntryQuestion[];
  owner_name: string;
  provider_name: string;
  sent_time: Date | null;
}

const GROUP = sql`${groups.columns('g')}, p.first_name || ' ' || p.last_name as patient_name, l.lab_name, l.connection,
  m.first_name || ' ' || m.last_name as provider_name`;
const GROUP_OF = sql.raw(`labs.order_group g join labs.lab l on l.clinic_id = g.clinic_id and l.id = g.lab_id
  join labs.order_patient p on p.clinic_id = g.clinic_id and p.id = g.patient_id
  join labs.order_member m on m.clinic_id = g.clinic_id and m.user_id = g.provider_id`);
const TEST = sql`${tests.columns('t')}, p.first_name || ' ' || p.last_name as patient_name, l.lab_name,
  coalesce(tp.questions, '[]') as questions, o.first_name || ' ' || o.last_name as owner_name,
  m.first_name || ' ' || m.last_name as provider_name, g.sent_time`;
const TEST_OF = sql.raw(`labs.test_order t join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
  join labs.lab l on l.clinic_id = g.clinic_id and l.id = g.lab_id
  join labs.order_patient p on p.clinic_id = t.clinic_id and p.id = t.patient_id
  join labs.order_member m on m.clinic_id = g.clinic_id and m.user_id = g.provider_id
  join labs.order_member o on o.clinic_id = t.clinic_id and o.user_id = t.owner_id
  left join labs.test_product tp on tp.clinic_id = t.clinic_id and tp.id = t.product_id`);

/** These orders, those that were taken away left out, in no order. */
export async function readGroups(db: Queryable, clinicId: string, ids: readonly string[]): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select ${GROUP} from ${GROUP_OF}
    where g.clinic_id = ${clinicId} and g.id = any(${ids}::uuid[]) and g.deleted_time is null`.execute(db);
  return rows;
}

/** The tests of these orders, in the order in which they were added; those that were taken off left out. */
export async function readTestsOf(db: Queryable, clinicId: string, groupIds: readonly string[]): Promise<TestRow[]> {
  const { rows } = await sql<TestRow>`
    select ${TEST} from ${TEST_OF}
    where t.clinic_id = ${clinicId} and t.group_id = any(${groupIds}::uuid[]) and t.deleted_time is null
    order by t.group_id, t.id`.execute(db);
  return rows;
}

/** These tests, those that were taken off left out, in no order. */
export async function readTests(db: Queryable, clinicId: string, ids: readonly string[]): Promise<TestRow[]> {
  const { rows } = await sql<TestRow>`
    select ${TEST} from ${TEST_OF}
    where t.clinic_id = ${clinicId} and t.id = any(${ids}::uuid[]) and t.deleted_time is null`.execute(db);
  return rows;
}

/** What a list of orders is narrowed by. */
export interface GroupSearch {
  patientId: string | null;
  noteId: string | null;
  status: OrderState | null;
}

/** The ids of a page of orders, the newest first, and how many there are. */
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
    sql<{ id: string }>`select g.id from labs.order_group g where ${where}
      order by g.created_time desc, g.id desc offset ${skip} limit ${take}`.execute(db),
    countRows(db, sql`labs.order_group g where ${where}`),
  ]);
  return { count, ids: rows.map(({ id }) => id) };
}

/** What a list of tests is narrowed by. */
export interface TestSearch {
  patientId: string | null;
  open: boolean | null;
  providerId: string | null;
  labId: string | null;
  status: OrderState | null;
  before: Date | null;
}

/** A page of ordered tests: those that are open first, the oldest of them on top, then the others, the newest on top. */
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
    sql<TestRow>`select ${TEST} from ${TEST_OF} where ${where}
      order by t.status in ('Reviewed', 'Cancelled'),
        case when t.status in ('Reviewed', 'Cancelled') then -extract(epoch from t.created_time) else extract(epoch from t.created_time) end, t.id
      offset ${skip} limit ${take}`.execute(db),
    countRows(
      db,
      sql`labs.test_order t join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id where ${where}`,
    ),
  ]);
  return { count, tests: rows };
}

/** An order that stands, locked for the rest of the transaction with its tests. */
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

/** The order that a test belongs to; null where the test does not stand. */
export async function readGroupIdOf(db: Queryable, clinicId: string, testId: string): Promise<string | null> {
  return (await tests.find(db, { clinicId }, testId))?.group_id ?? null;
}

/** Names of the tests that stand on a note and are not cancelled, by the id of their product. */
export async function readTestsOnNote(db: Queryable, clinicId: string, noteId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ product_id: string; test_name: string }>`
    select t.product_id, t.test_name from labs.test_order t
    join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
    where t.clinic_id = ${clinicId} and g.note_id = ${noteId} and g.deleted_time is null and t.deleted_time is null
      and t.status <> 'Cancelled' and t.product_id is not null`.execute(db);
  return new Map(rows.map(({ product_id, test_name }) => [product_id, test_name]));
}

/** Moves tests on. */
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
