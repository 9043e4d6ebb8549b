import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { EntryQuestion, OrderState } from '../../rules/index.ts';

/** An order as it stands. */
export interface GroupRow {
  id: string;
  patient_id: string;
  patient_name: string;
  note_id: string | null;
  lab_id: string;
  lab_name: string;
  connection: string | null;
  account_id: string | null;
  provider_id: string;
  provider_name: string;
  practice_id: string;
  priority: string;
  collection_time: Date | null;
  is_fasting: boolean | null;
  bill_to: string;
  abn: string;
  copies_to: string[];
  comments: string;
  placer_group: string;
  queued_time: Date | null;
  sent_time: Date | null;
  problem: string | null;
  version: number;
  created_time: Date;
}

/** An ordered test as it stands. */
export interface TestRow {
  id: string;
  group_id: string;
  patient_id: string;
  patient_name: string;
  product_id: string | null;
  lab_name: string;
  test_code: string;
  test_name: string;
  loinc: string;
  specimen: string;
  questions: EntryQuestion[];
  status: OrderState;
  status_time: Date;
  cancel_reason: string | null;
  diagnoses: { code: string; name: string }[];
  answers: Record<string, string>;
  placer_number: string;
  filler_number: string | null;
  reflex_of: string | null;
  owner_id: string;
  owner_name: string;
  provider_name: string;
  sent_time: Date | null;
  version: number;
  created_time: Date;
}

const GROUP =
  sql.raw(`g.id, g.patient_id, p.first_name || ' ' || p.last_name as patient_name, g.note_id, g.lab_id, l.lab_name, l.connection,
  g.account_id, g.provider_id, m.first_name || ' ' || m.last_name as provider_name, g.practice_id, g.priority, g.collection_time, g.is_fasting,
  g.bill_to, g.abn, g.copies_to, g.comments, g.placer_group, g.queued_time, g.sent_time, g.problem, g.version, g.created_time`);
const GROUP_OF = sql.raw(`labs.order_group g join labs.lab l on l.clinic_id = g.clinic_id and l.id = g.lab_id
  join labs.order_patient p on p.clinic_id = g.clinic_id and p.id = g.patient_id
  join labs.order_member m on m.clinic_id = g.clinic_id and m.user_id = g.provider_id`);
const TEST =
  sql.raw(`t.id, t.group_id, t.patient_id, p.first_name || ' ' || p.last_name as patient_name, t.product_id, l.lab_name, t.test_code,
  t.test_name, t.loinc, t.specimen, coalesce(tp.questions, '[]') as questions, t.status, t.status_time, t.cancel_reason, t.diagnoses, t.answers,
  t.placer_number, t.filler_number, t.reflex_of, t.owner_id, o.first_name || ' ' || o.last_name as owner_name,
  m.first_name || ' ' || m.last_name as provider_name, g.sent_time, t.version, t.created_time`);
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
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<{ id: string }>`select g.id from labs.order_group g where ${where}
      order by g.created_time desc, g.id desc offset ${skip} limit ${take}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from labs.order_group g where ${where}`.execute(db),
  ]);
  return { count: counted[0]!.count, ids: rows.map(({ id }) => id) };
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
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<TestRow>`select ${TEST} from ${TEST_OF} where ${where}
      order by t.status in ('Reviewed', 'Cancelled'),
        case when t.status in ('Reviewed', 'Cancelled') then -extract(epoch from t.created_time) else extract(epoch from t.created_time) end, t.id
      offset ${skip} limit ${take}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from labs.test_order t join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
      where ${where}`.execute(db),
  ]);
  return { count: counted[0]!.count, tests: rows };
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
  const tests = await readTestsOf(tx, clinicId, [id]);
  return group === undefined ? null : { group, tests };
}

/** The order that a test belongs to; null where the test does not stand. */
export async function readGroupIdOf(db: Queryable, clinicId: string, testId: string): Promise<string | null> {
  const { rows } = await sql<{ group_id: string }>`
    select group_id from labs.test_order where clinic_id = ${clinicId} and id = ${testId}`.execute(db);
  return rows[0]?.group_id ?? null;
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
