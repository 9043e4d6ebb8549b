import { sql } from 'kysely';
import { readPatients } from '#patients/server';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import {
  comparePatients,
  describeDoubt,
  type OrderState,
  type PatientMatch,
  type SentPatient,
  type SentReport,
} from '../../rules/index.ts';
import { newPlacerNumber } from '../orders/placer-number.ts';
import type { Chain } from './find-chain.ts';

/** An ordered test that a report may belong to. */
export interface OrderedRow {
  id: string;
  group_id: string;
  patient_id: string;
  lab_id: string;
  owner_id: string;
  status: OrderState;
  note_id: string | null;
  is_deleted: boolean;
  has_gone: boolean;
}

/**
 * The patient of a report, or the reason for manual matching if null, with the comparison if there was a patient to
 * compare with.
 */
export interface Match {
  patientId: string | null;
  order: OrderedRow | null;
  problem: string | null;
  compared: PatientMatch | null;
}

interface MatchContext {
  clinicId: string;
  labId: string;
  /** The clinic's names as assigning authority of record numbers. */
  authorities: readonly string[];
  now: Date;
}

/** Returns the order with a report's number, if name and date of birth agree and nothing differs. */
export async function findMatch(
  tx: Tx,
  asked: MatchContext,
  patient: SentPatient,
  report: SentReport,
  chain: Chain | null,
): Promise<Match> {
  const { clinicId, labId } = asked;
  const nobody = (problem: string, compared: PatientMatch | null = null): Match => ({
    patientId: null,
    order: null,
    problem,
    compared,
  });
  const number = report.placerNumber || (report.reflexOf ?? '');
  // The laboratory's own number counts too, once a report with it has named the order.
  const known = number === '' ? (chain?.test_order_id ?? null) : null;
  if (number === '' && known === null) return nobody('No order number on the report.');
  const ordered = await readOrdered(
    tx,
    clinicId,
    known === null ? sql`t.placer_number = ${number}` : sql`t.id = ${known}`,
  );
  if (ordered === null) return nobody('No matching order number.');
  if (ordered.lab_id !== labId) return nobody('The order was sent to another laboratory.');
  if (ordered.is_deleted || !ordered.has_gone) return nobody('The order with this number was never sent.');
  const compared = await compareWith(tx, asked, patient, ordered.patient_id);
  if (compared === null) return nobody('The patient of the order was deleted or merged.');
  const doubt = describeDoubt(compared);
  if (doubt !== null) return nobody(doubt, compared);
  const isNewReflex = report.reflexOf !== null && report.placerNumber === '' && known === null;
  const order = isNewReflex ? await addReflex(tx, asked, ordered, report) : ordered;
  return { patientId: ordered.patient_id, order, problem: null, compared };
}

/** Compares a report's patient with a patient's record; null if the record doesn't exist. */
export async function compareWith(
  db: Queryable,
  { clinicId, authorities }: Pick<MatchContext, 'clinicId' | 'authorities'>,
  sent: SentPatient,
  patientId: string,
): Promise<PatientMatch | null> {
  const [known] = await readPatients(db, clinicId, [patientId], {
    columns: ['id', 'record_number', 'first_name', 'middle_name', 'last_name', 'date_of_birth', 'gender'],
  });
  if (known === undefined) return null;
  return comparePatients(sent, { ...known, record_number: String(known.record_number) }, authorities);
}

/** Returns one ordered test that matches a condition on `t`, locked. */
export async function readOrdered(
  tx: Tx,
  clinicId: string,
  condition: ReturnType<typeof sql>,
): Promise<OrderedRow | null> {
  const { rows } = await sql<OrderedRow>`
    select t.id, t.group_id, t.patient_id, g.lab_id, t.owner_id, t.status, g.note_id,
      (t.deleted_time is not null or g.deleted_time is not null) as is_deleted, (g.sent_time is not null or g.queued_time is not null) as has_gone
    from labs.test_order t join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
    where t.clinic_id = ${clinicId} and ${condition} for update of t`.execute(tx);
  return rows[0] ?? null;
}

/** Adds a reflex test under the same order as the test that caused it. */
async function addReflex(
  tx: Tx,
  { clinicId, now }: MatchContext,
  parent: OrderedRow,
  report: SentReport,
): Promise<OrderedRow> {
  const existing = await readOrdered(
    tx,
    clinicId,
    sql`t.reflex_of = ${parent.id} and t.test_code = ${report.code} and t.deleted_time is null`,
  );
  if (existing !== null) return existing;
  const id = newId();
  await tx
    .insertInto('labs.test_order')
    .values({
      clinic_id: clinicId,
      id,
      group_id: parent.group_id,
      patient_id: parent.patient_id,
      product_id: null,
      test_code: report.code,
      test_name: report.name,
      loinc: '',
      specimen: report.specimen,
      status: 'Collected',
      status_time: now,
      diagnoses: '[]',
      answers: '{}',
      placer_number: newPlacerNumber(),
      filler_number: report.fillerNumber,
      reflex_of: parent.id,
      owner_id: parent.owner_id,
      created_by: parent.owner_id,
      created_time: now,
    })
    .execute();
  return { ...parent, id, status: 'Collected' };
}
