// Over 300 lines: what becomes of one report is one train of thought, from whose it is to what is shown of it.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { recordOwnChange } from '#audit/server';
import { saveFile, unscanned } from '#files/server';
import { notify } from '#notifications/server';
import { readPatients } from '#patients/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import {
  contradiction,
  isAbnormal,
  isCritical,
  type OrderState,
  type SentObservation,
  type SentPatient,
  type SentReport,
  stateAfterReport,
} from '../../rules/index.ts';
import { publishOrder } from '../orders/note-order.ts';
import { newPlacerNumber } from '../orders/placer-number.ts';
import type { Receiver } from './find-receiver.ts';

/** The message that a report came in. */
export interface ReportMessage extends Receiver {
  messageId: string;
  sent: string | null;
  now: Date;
}

interface OrderedRow {
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

interface ChainRow {
  id: string;
  chain_id: string;
  version_number: number;
  patient_id: string | null;
  test_order_id: string | null;
  status: SentReport['status'];
  reported_time: Date;
  owner_id: string | null;
  match_problem: string | null;
  dismissed_time: Date | null;
  dismissed_reason: string | null;
  held_until: Date | null;
  hold_reason: string | null;
  sent_patient: SentPatient;
  by_human: boolean;
}

/** Whose a report is, and why a human has to say so where it is null. */
interface Match {
  patientId: string | null;
  order: OrderedRow | null;
  problem: string | null;
}

const RANK: Readonly<Record<SentReport['status'], number>> = {
  received: 0,
  partial: 1,
  cancelled: 2,
  final: 3,
  corrected: 3,
};

/**
 * Files one report: under the order whose number it names, if nothing speaks against it; else it waits for a human. A report of something
 * that is here becomes its next version; an older one that comes late stands behind it, and the same again is nothing new.
 */
export async function fileReport(
  tx: Tx,
  app: App,
  message: ReportMessage,
  patient: SentPatient,
  report: SentReport,
): Promise<void> {
  const { clinicId, now } = message;
  const hash = hashOf(patient, report);
  const chain = await findChain(tx, message, report);
  if (chain !== null && (await isKnown(tx, clinicId, chain.chain_id, hash))) return;
  const joins = chain !== null && isSamePerson(chain.sent_patient, patient);
  const match =
    joins && chain.by_human
      ? await matchOfHuman(tx, message, chain, patient)
      : await findMatch(tx, message, patient, report);
  const standing = joins ? chain : null;
  const reported = report.reported ?? message.sent ?? report.observed ?? now.toISOString();
  // The clock of a laboratory that is ahead would keep all that follows behind.
  const reportedTime = new Date(Math.min(Date.parse(reported), now.getTime() + 3_600_000));
  const isNewer =
    standing === null ||
    (RANK[report.status] >= RANK[standing.status] && reportedTime.getTime() >= standing.reported_time.getTime()) ||
    RANK[report.status] > RANK[standing.status];
  const id = newId();
  const versionNumber = standing === null ? 1 : await nextVersion(tx, clinicId, standing.chain_id);
  if (standing !== null && isNewer)
    await sql`update labs.report set is_current = false where clinic_id = ${clinicId} and chain_id = ${standing.chain_id} and is_current`.execute(
      tx,
    );
  const carried =
    standing?.status === 'partial' && isNewer && report.status !== 'cancelled'
      ? await readCarried(tx, clinicId, standing.id, report)
      : [];
  const readings = [
    ...report.observations.map(({ interpretation }) => interpretation),
    ...carried.map(({ interpretation }) => interpretation),
  ];
  const isBad = readings.some(isCritical);
  const ownerId = match.order?.owner_id ?? standing?.owner_id ?? null;
  await tx
    .insertInto('labs.report')
    .values({
      clinic_id: clinicId,
      id,
      chain_id: standing?.chain_id ?? id,
      version_number: versionNumber,
      is_current: isNewer,
      lab_id: message.labId,
      message_id: message.messageId,
      patient_id: match.patientId,
      test_order_id: match.order?.id ?? null,
      placer_number: report.placerNumber,
      filler_number: report.fillerNumber,
      test_code: report.code,
      test_name: report.name,
      status: report.status,
      specimen: report.specimen,
      comment: report.comment,
      observed_time: report.observed === null ? null : new Date(report.observed),
      reported_time: reportedTime,
      received_time: now,
      sent_patient: JSON.stringify(patient),
      match_problem: match.problem,
      dismissed_time: match.patientId === null ? (standing?.dismissed_time ?? null) : null,
      dismissed_reason: match.patientId === null ? (standing?.dismissed_reason ?? null) : null,
      is_abnormal: readings.some(isAbnormal),
      is_critical: isBad,
      owner_id: ownerId,
      held_until: standing?.held_until ?? null,
      hold_reason: standing?.hold_reason ?? null,
      content_hash: hash,
    })
    .execute();
  await keepObservations(tx, app, message, id, match.patientId, report.observations);
  if (carried.length > 0) await copyObservations(tx, clinicId, id, carried, report.observations.length);
  if (standing === null && match.patientId !== null) await noteMatch(tx, message, id, match);
  if (isNewer && match.order !== null) await moveOrder(tx, message, match.order, report);
  await recordOwnChange(tx, app, clinicId, {
    action: 'create',
    objectType: 'lab_result',
    objectId: id,
    patientId: match.patientId,
    reason: match.problem,
  });
  await publish(tx, {
    clinicId,
    topic: 'labs.result-changed',
    body: {
      id,
      chain_id: standing?.chain_id ?? id,
      patient_id: match.patientId,
      test_order_id: match.order?.id ?? null,
    },
  });
  if (isNewer && ownerId !== null && match.patientId !== null)
    await notifyOwner(
      tx,
      message,
      { id, patientId: match.patientId, ownerId, name: report.name },
      isBad,
      standing !== null && RANK[standing.status] === 3,
    );
}

/** What a report says, however often it is sent. */
function hashOf(patient: SentPatient, report: SentReport): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([patient, report]))
    .digest();
}

/** The current version of the chain that a report goes on with: the same numbers of the same laboratory, and the same test. */
async function findChain(tx: Tx, { clinicId, labId }: ReportMessage, report: SentReport): Promise<ChainRow | null> {
  const { placerNumber, fillerNumber, code } = report;
  // Without a number of anybody's it stands alone: a name is not enough.
  if (placerNumber === '' && fillerNumber === '') return null;
  const { rows } = await sql<ChainRow>`
    select r.id, r.chain_id, r.version_number, r.patient_id, r.test_order_id, r.status, r.reported_time, r.owner_id, r.match_problem,
      r.dismissed_time, r.dismissed_reason, r.held_until, r.hold_reason, r.sent_patient,
      exists (select 1 from labs.match m where m.clinic_id = r.clinic_id and m.chain_id = r.chain_id and m.user_id is not null) as by_human
    from labs.report r where r.clinic_id = ${clinicId} and r.lab_id = ${labId} and r.is_current and r.test_code = ${code}
      and ${placerNumber === '' ? sql`r.placer_number = '' and r.filler_number = ${fillerNumber}` : sql`r.placer_number = ${placerNumber}`}
    order by r.received_time desc limit 1 for update`.execute(tx);
  return rows[0] ?? null;
}

async function isKnown(tx: Tx, clinicId: string, chainId: string, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select 1 from labs.report where clinic_id = ${clinicId} and chain_id = ${chainId} and content_hash = ${hash} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

async function nextVersion(tx: Tx, clinicId: string, chainId: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select max(version_number) + 1 as next from labs.report where clinic_id = ${clinicId} and chain_id = ${chainId}`.execute(
    tx,
  );
  return rows[0]!.next;
}

function isSamePerson(one: SentPatient, other: SentPatient): boolean {
  return (
    one.birthDay === other.birthDay &&
    one.lastName.toLowerCase() === other.lastName.toLowerCase() &&
    one.firstName.toLowerCase() === other.firstName.toLowerCase()
  );
}

/** What a human said of the versions before holds for the next one, where the laboratory says the same of whose it is. */
async function matchOfHuman(
  tx: Tx,
  { clinicId }: ReportMessage,
  chain: ChainRow,
  _patient: SentPatient,
): Promise<Match> {
  const order =
    chain.test_order_id === null ? null : await readOrdered(tx, clinicId, sql`t.id = ${chain.test_order_id}`);
  return { patientId: chain.patient_id, order, problem: chain.patient_id === null ? chain.match_problem : null };
}

/** The order that a report names by its number, unless something speaks against it. */
async function findMatch(tx: Tx, message: ReportMessage, patient: SentPatient, report: SentReport): Promise<Match> {
  const { clinicId, labId } = message;
  const nobody = (problem: string): Match => ({ patientId: null, order: null, problem });
  const isReflex = report.reflexOf !== null;
  const number = report.placerNumber || (report.reflexOf ?? '');
  if (number === '') return nobody('It names no order.');
  const ordered = await readOrdered(tx, clinicId, sql`t.placer_number = ${number}`);
  if (ordered === null) return nobody('There is no order of this number.');
  if (ordered.lab_id !== labId) return nobody('The order was sent to another laboratory.');
  if (ordered.is_deleted || !ordered.has_gone) return nobody('The order of this number was never sent.');
  const [known] = await readPatients(tx, clinicId, [ordered.patient_id], {
    columns: ['id', 'first_name', 'last_name', 'date_of_birth'],
  });
  if (known === undefined) return nobody('The patient of the order is not in the records any more.');
  const against = contradiction(patient, known);
  if (against !== null) return nobody(against);
  const order = isReflex && report.placerNumber === '' ? await addReflex(tx, message, ordered, report) : ordered;
  return { patientId: ordered.patient_id, order, problem: null };
}

async function readOrdered(tx: Tx, clinicId: string, condition: ReturnType<typeof sql>): Promise<OrderedRow | null> {
  const { rows } = await sql<OrderedRow>`
    select t.id, t.group_id, t.patient_id, g.lab_id, t.owner_id, t.status, g.note_id,
      (t.deleted_time is not null or g.deleted_time is not null) as is_deleted, (g.sent_time is not null or g.queued_time is not null) as has_gone
    from labs.test_order t join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
    where t.clinic_id = ${clinicId} and ${condition} for update of t`.execute(tx);
  return rows[0] ?? null;
}

/** A test that the laboratory added because of another's result stands beside it, under the same order. */
async function addReflex(
  tx: Tx,
  { clinicId, now }: ReportMessage,
  parent: OrderedRow,
  report: SentReport,
): Promise<OrderedRow> {
  const standing = await readOrdered(
    tx,
    clinicId,
    sql`t.reflex_of = ${parent.id} and t.test_code = ${report.code} and t.deleted_time is null`,
  );
  if (standing !== null) return standing;
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

async function keepObservations(
  tx: Tx,
  app: App,
  { clinicId }: ReportMessage,
  reportId: string,
  patientId: string | null,
  observations: readonly SentObservation[],
): Promise<void> {
  const rows = [];
  for (const [index, { code, codeSystem, name, subId, type, pdf, ...each }] of observations.entries()) {
    const file = pdf === null ? null : await keepPdf(tx, app, clinicId, patientId, pdf);
    rows.push({
      clinic_id: clinicId,
      id: newId(),
      report_id: reportId,
      sort_index: index,
      code,
      code_system: codeSystem,
      name,
      sub_id: subId,
      value_type: type,
      value_text: pdf !== null && file === null ? 'A report came that is no PDF; see the original message.' : each.text,
      value_number: each.value,
      units: each.units,
      range_text: each.rangeText,
      low: each.low,
      high: each.high,
      flag: each.flag,
      interpretation: each.interpretation,
      status: each.status,
      method: each.method,
      observed_time: each.observed === null ? null : new Date(each.observed),
      comment: each.comment,
      file_id: file,
    });
  }
  for (let at = 0; at < rows.length; at += 500)
    await tx
      .insertInto('labs.observation')
      .values(rows.slice(at, at + 500))
      .execute();
}

async function keepPdf(
  tx: Tx,
  app: App,
  clinicId: string,
  patientId: string | null,
  pdf: string,
): Promise<string | null> {
  const bytes = Buffer.from(pdf, 'base64');
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return null;
  const file = {
    app,
    clinicId,
    folder: 'lab-reports',
    name: 'lab-report.pdf',
    type: 'application/pdf',
    bytes: unscanned(bytes, 'from a partner'),
    patientId,
    userId: null,
  };
  return (await saveFile(tx, file)).id;
}

interface CarriedRow {
  id: string;
  interpretation: SentObservation['interpretation'];
}

/** Values of a partial report that the next one leaves out: some laboratories send each part alone, and nothing may get lost. */
async function readCarried(
  tx: Tx,
  clinicId: string,
  reportId: string,
  { observations }: SentReport,
): Promise<CarriedRow[]> {
  const { rows } = await sql<CarriedRow & { code: string; sub_id: string }>`
    select id, code, sub_id, interpretation from labs.observation where clinic_id = ${clinicId} and report_id = ${reportId}
    order by sort_index`.execute(tx);
  const sent = new Set(observations.map(({ code, subId }) => `${code}/${subId}`));
  return rows.filter(({ code, sub_id }) => !sent.has(`${code}/${sub_id}`));
}

async function copyObservations(
  tx: Tx,
  clinicId: string,
  reportId: string,
  rows: readonly CarriedRow[],
  from: number,
): Promise<void> {
  await sql`
    insert into labs.observation (clinic_id, id, report_id, sort_index, code, code_system, name, sub_id, value_type, value_text, value_number, units,
      range_text, low, high, flag, interpretation, status, method, observed_time, comment, file_id)
    select o.clinic_id, n.fresh, ${reportId}, ${from} + (n.place)::int, o.code, o.code_system, o.name, o.sub_id, o.value_type, o.value_text, o.value_number,
      o.units, o.range_text, o.low, o.high, o.flag, o.interpretation, o.status, o.method, o.observed_time, o.comment, o.file_id
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(() => newId())}::uuid[]) with ordinality n(old, fresh, place)
    join labs.observation o on o.clinic_id = ${clinicId} and o.id = n.old`.execute(tx);
}

async function noteMatch(tx: Tx, { clinicId, now }: ReportMessage, chainId: string, match: Match): Promise<void> {
  await tx
    .insertInto('labs.match')
    .values({
      clinic_id: clinicId,
      id: newId(),
      chain_id: chainId,
      patient_id: match.patientId,
      test_order_id: match.order?.id ?? null,
      user_id: null,
      reason: 'The number of the order',
      match_time: now,
    })
    .execute();
}

async function moveOrder(
  tx: Tx,
  { clinicId, now }: ReportMessage,
  order: OrderedRow,
  report: SentReport,
): Promise<void> {
  const to = stateAfterReport(order.status, report.status);
  await sql`
    update labs.test_order set status = ${to}, status_time = case when status = ${to} then status_time else ${now} end,
      cancel_reason = ${report.status === 'cancelled' ? sql`${report.comment.slice(0, 300) || 'Cancelled by the laboratory'}` : sql`cancel_reason`},
      filler_number = coalesce(nullif(${report.fillerNumber}, ''), filler_number), version = version + 1
    where clinic_id = ${clinicId} and id = ${order.id}`.execute(tx);
  // What has results has been taken, whatever became of the answer to the order.
  await sql`update labs.order_group set sent_time = coalesce(sent_time, ${now}), queued_time = null
    where clinic_id = ${clinicId} and id = ${order.group_id} and (sent_time is null or queued_time is not null)`.execute(
    tx,
  );
  await publishOrder(tx, clinicId, { id: order.group_id, patient_id: order.patient_id, note_id: order.note_id });
}

async function notifyOwner(
  tx: Tx,
  { clinicId }: ReportMessage,
  { id, ownerId, patientId, name }: { id: string; patientId: string; ownerId: string; name: string },
  isBad: boolean,
  isCorrected: boolean,
): Promise<void> {
  if (!isBad && !isCorrected) return;
  const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id', 'first_name', 'last_name'] });
  await notify(tx, {
    clinicId,
    userIds: [ownerId],
    source: 'Tasks',
    type: isBad ? 'Critical lab result' : 'Corrected lab result',
    description: `${patient?.first_name ?? ''} ${patient?.last_name ?? ''}: ${name}`.trim().slice(0, 300),
    passId: id,
    path: `/labs/results?result=${id}`,
  });
}
