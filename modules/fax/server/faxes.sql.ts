import { sql, type Updateable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { FaxFailure, FaxState } from '../rules/index.ts';

const sent = clinicTable('fax.sent', [
  'id',
  'to_name',
  'to_number',
  'subject',
  'file_id',
  'page_count',
  'has_cover',
  'pages_digest',
  'attempts',
  'due_time',
  'carrier_id',
  'problem',
  'settled_time',
  'misdirected_reason',
  'misdirected_time',
  'patient_id',
  'created_by',
  'created_time',
  'done_time',
  'version',
]);
const received = clinicTable('fax.received', [
  'id',
  'from_number',
  'received_time',
  'file_id',
  'page_count',
  'pages_digest',
  'archive_reason',
  'misdirected_time',
  'version',
]);
const filing = clinicTable('fax.filing', ['id', 'received_id', 'first_page', 'last_page', 'patient_id', 'document_id']);

/** An outgoing fax with the names of its patient and creator. */
export interface SentRow extends RowOfTable<typeof sent> {
  state: FaxState;
  fault: FaxFailure | null;
  patient_name: string | null;
  created_by_name: string;
}

/** A received fax with the name of the verified number that it came from. */
export interface ReceivedRow extends RowOfTable<typeof received> {
  state: 'new' | 'filed' | 'archived';
  from_name: string | null;
}

/** Pages of a received fax that were filed in a chart. */
export interface FilingRow extends RowOfTable<typeof filing> {
  patient_name: string;
}

const PAGE = 30;

/** A condition that every word is in a text; the digits of a number match however it was typed. */
function withWords(typed: string, text: ReturnType<typeof sql>) {
  const digits = typed.replace(/[\s().-]/g, '');
  const words = /^\+?\d{3,}$/.test(digits) ? [digits] : typed.toLowerCase().split(/\s+/).filter(Boolean);
  return sql.join([sql`true`, ...words.map((word) => sql`strpos(lower(${text}), ${word}) > 0`)], sql` and `);
}

const SENT = sent
  .as('s')
  .and(sql<{ state: FaxState; fault: FaxFailure | null }>`s.state, s.fault`)
  .and(fullName('patient_name', 'p').orNull())
  .and(fullName('created_by_name', 'm'));
const SENT_FROM = sql`fax.sent s left join fax.fax_patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id
  join fax.fax_member m on m.clinic_id = s.clinic_id and m.user_id = s.created_by`;

/** Returns a page of outgoing faxes, newest first; composed ones are visible to their author only. */
export async function listSent(
  db: Queryable,
  clinicId: string,
  by: { state: string | null; patientId: string | null; text: string; page: number },
  most = PAGE,
): Promise<{ count: number; rows: SentRow[] }> {
  const where = sql`s.clinic_id = ${clinicId} and s.state <> 'composed'
    and (${by.state}::text is null or s.state = ${by.state}) and (${by.patientId}::uuid is null or s.patient_id = ${by.patientId})
    and ${withWords(by.text, sql`concat_ws(' ', s.to_name, s.to_number, s.subject, p.first_name, p.last_name, m.first_name, m.last_name)`)}`;
  const [count, { rows }] = await Promise.all([
    countRows(db, sql`${SENT_FROM} where ${where}`),
    SENT.select(sql`from ${SENT_FROM} where ${where} order by s.created_time desc, s.id limit ${most}
      offset ${(by.page - 1) * PAGE}`).execute(db),
  ]);
  return { count, rows };
}

/** Returns an outgoing fax, locked for the rest of the transaction if `locked`. */
export async function findSent(db: Queryable, clinicId: string, id: string, locked = false): Promise<SentRow | null> {
  const { rows } = await SENT.select(sql`from ${SENT_FROM} where s.clinic_id = ${clinicId} and s.id = ${id}
    ${locked ? sql`for update of s` : sql``}`).execute(db);
  return rows[0] ?? null;
}

/** Updates fields of an outgoing fax, and increments its version. */
export async function writeSent(
  db: Queryable,
  clinicId: string,
  id: string,
  fields: Partial<Pick<SentRow, 'state' | 'fault'>> &
    Omit<Updateable<DB['fax.sent']>, 'state' | 'fault' | 'version' | 'clinic_id' | 'id'>,
): Promise<void> {
  await db
    .updateTable('fax.sent')
    .set(({ eb }) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

const RECEIVED = received
  .as('r')
  .and(sql<{ state: ReceivedRow['state'] }>`r.state`)
  .and(columnsOf({ n: 'fax.number' }, ['n.name as from_name']).orNull());
const RECEIVED_FROM = sql`fax.received r left join fax.number n on n.clinic_id = r.clinic_id and n.number = r.from_number and n.deleted_time is null`;

const FILED_FOR = sql`(select string_agg(p.first_name || ' ' || p.last_name, ' ') from fax.filing f
  join fax.fax_patient p on p.clinic_id = f.clinic_id and p.id = f.patient_id
  where f.clinic_id = r.clinic_id and f.received_id = r.id)`;

/** Returns a page of received faxes, newest first. */
export async function listReceived(
  db: Queryable,
  clinicId: string,
  by: { state: string | null; text: string; page: number },
  most = PAGE,
): Promise<{ count: number; rows: ReceivedRow[] }> {
  const where = sql`r.clinic_id = ${clinicId} and (${by.state}::text is null or r.state = ${by.state})
    and ${withWords(by.text, sql`concat_ws(' ', n.name, r.from_number, r.archive_reason, ${FILED_FOR})`)}`;
  const [count, { rows }] = await Promise.all([
    countRows(db, sql`${RECEIVED_FROM} where ${where}`),
    RECEIVED.select(sql`from ${RECEIVED_FROM} where ${where} order by r.received_time desc, r.id limit ${most}
      offset ${(by.page - 1) * PAGE}`).execute(db),
  ]);
  return { count, rows };
}

/** Returns a received fax, locked for the rest of the transaction if `locked`. */
export async function findReceived(
  db: Queryable,
  clinicId: string,
  id: string,
  locked = false,
): Promise<ReceivedRow | null> {
  const { rows } = await RECEIVED.select(sql`from ${RECEIVED_FROM} where r.clinic_id = ${clinicId} and r.id = ${id}
    ${locked ? sql`for update of r` : sql``}`).execute(db);
  return rows[0] ?? null;
}

/** Returns the filings of these faxes, in page order. */
export async function readFilings(
  db: Queryable,
  clinicId: string,
  receivedIds: readonly string[],
): Promise<FilingRow[]> {
  const { rows } = await filing
    .as('f')
    .and(fullName('patient_name', 'p'))
    .select(sql`from fax.filing f join fax.fax_patient p on p.clinic_id = f.clinic_id and p.id = f.patient_id
    where f.clinic_id = ${clinicId} and f.received_id = any(${receivedIds}::uuid[]) order by f.first_page, f.id`)
    .execute(db);
  return rows;
}

/** Counts the faxes that need to be filed. */
export const countWaiting = (db: Queryable, clinicId: string): Promise<number> =>
  countRows(db, sql`fax.received where clinic_id = ${clinicId} and state = 'new'`);

/** Returns whether the clinic may use the configured carrier: the demo clinic only the sandbox, all others never. */
export async function isServed(db: Queryable, clinicId: string, sandboxed: boolean): Promise<boolean> {
  const clinic = await db
    .selectFrom('fax.fax_clinic')
    .select('is_demo')
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  return clinic?.is_demo === sandboxed;
}

/** Returns the clinic's name and fax number: the practice's, or that of the first practice with one. */
export async function readSender(
  db: Queryable,
  clinicId: string,
  practiceId: string | null,
): Promise<{ clinicName: string; fax: string | null; phone: string }> {
  const { rows } = await columnsOf({ c: 'fax.fax_clinic' }, ['c.clinic_name'])
    .and(columnsOf({ p: 'fax.fax_practice' }, ['p.fax', 'p.office_phone']).orNull())
    .select(sql`from fax.fax_clinic c
    left join fax.fax_practice p on p.clinic_id = c.clinic_id
    where c.clinic_id = ${clinicId}
    order by p.id is not distinct from ${practiceId}::uuid desc, p.fax is null, p.practice_name limit 1`)
    .execute(db);
  const row = rows[0]!;
  return { clinicName: row.clinic_name, fax: row.fax, phone: row.office_phone ?? '' };
}

/** Locks the row of a client key, so that a concurrent call waits for the first one. */
export async function lockKey(tx: Tx, clinicId: string, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fax ${clinicId} ${key}`}, 0))`.execute(tx);
}
