import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { largestOf } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { orderTime, saysSamePatient, type SentPatient, type SentReport } from '../../rules/index.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { type Chain, chooseChain, findChains } from './find-chain.ts';
import type { Receiver } from './find-receiver.ts';
import { keepFile } from './keep-file.ts';
import { findMatch, type Match, readOrdered } from './match-report.ts';
import { notifyOfDoubt, notifyOfResult } from './notify-readers.ts';
import { settleChain } from './settle-chain.ts';

/** The message of a report. */
export interface ReportMessage extends Receiver {
  messageId: string;
  sent: string | null;
  now: Date;
  /** The clinic's names as assigning authority of record numbers. */
  authorities: readonly string[];
  /** Results of other reports in the same message, which are never versions of one another. */
  taken: Set<string>;
}

/**
 * Files one report: under the order with its number if name and date of birth agree and nothing differs; otherwise it
 * has to be matched manually. A report of an existing result becomes a version of it, in the laboratory's order; an
 * identical repeat is ignored.
 */
export async function fileReport(
  tx: Tx,
  app: App,
  message: ReportMessage,
  patient: SentPatient,
  report: SentReport,
): Promise<void> {
  const { clinicId, taken } = message;
  const hash = createHash('sha256')
    .update(JSON.stringify([patient, report]))
    .digest();
  const known = await findKnown(tx, message, hash);
  if (known !== null) return void taken.add(known);
  const chains = await findChains(tx, message, report);
  const found = chooseChain(chains, report, taken);
  const match =
    found !== null && found.by_human && saysSamePatient(found.sent_patient, patient)
      ? await matchOfHuman(tx, clinicId, found)
      : await findMatch(tx, message, patient, report, found);
  const isSame =
    found !== null &&
    found.patient_id === match.patientId &&
    (match.patientId !== null || saysSamePatient(found.sent_patient, patient));
  const chain = isSame ? found : null;
  const mark = markOf(report, chain, chains.length);
  const id = await insertVersion(tx, app, message, { patient, report, match, chain, hash, mark });
  const chainId = chain?.chain_id ?? id;
  taken.add(chainId);
  if (chain === null && match.patientId !== null) await insertMatch(tx, message, id, match);
  const settled = await settleChain(tx, clinicId, chainId);
  if (match.order !== null) await settleOrder(tx, clinicId, match.order.id, message.now);
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
      id: settled.currentId,
      chain_id: chainId,
      patient_id: match.patientId,
      test_order_id: match.order?.id ?? null,
    },
  });
  const ownerId = match.order?.owner_id ?? chain?.owner_id ?? null;
  if (match.patientId !== null) {
    const result = { id: settled.currentId, chainId, patientId: match.patientId, ownerId, name: report.name };
    await notifyOfResult(tx, clinicId, result, settled);
  } else if (found !== null && found.patient_id !== null && (report.corrects || report.status === 'cancelled'))
    await notifyOfDoubt(tx, clinicId, {
      chainId: found.chain_id,
      ownerId: found.owner_id,
      name: report.name,
      reportId: id,
    });
}

/** Finds this laboratory's result with a version of the same content. */
async function findKnown(tx: Tx, { clinicId, labId, taken }: ReportMessage, hash: Buffer): Promise<string | null> {
  const { rows } = await columnsOf('labs.report', ['chain_id'])
    .select(sql`from labs.report where clinic_id = ${clinicId} and lab_id = ${labId} and content_hash = ${hash}
      and chain_id <> all(${[...taken]}::uuid[]) order by chain_id limit 1`)
    .execute(tx);
  return rows[0]?.chain_id ?? null;
}

/** A manual match of earlier versions applies to the next one if the laboratory names the same patient. */
async function matchOfHuman(tx: Tx, clinicId: string, chain: Chain): Promise<Match> {
  const order =
    chain.test_order_id === null ? null : await readOrdered(tx, clinicId, sql`t.id = ${chain.test_order_id}`);
  const problem = chain.patient_id === null ? chain.match_problem : null;
  return { patientId: chain.patient_id, order, problem, compared: null };
}

function markOf(report: SentReport, chain: Chain | null, others: number): string | null {
  const isOrphan = chain === null && others > 0 && (report.corrects || report.status === 'cancelled');
  const orphan = isOrphan
    ? 'This correction has a filler number (OBR-3) that matches no earlier result. Check the other results of this order.'
    : null;
  return [report.mark, orphan].filter((each) => each !== null).join(' ') || null;
}

async function insertVersion(
  tx: Tx,
  app: App,
  message: ReportMessage,
  {
    patient,
    report,
    match,
    chain,
    hash,
    mark,
  }: {
    patient: SentPatient;
    report: SentReport;
    match: Match;
    chain: Chain | null;
    hash: Buffer;
    mark: string | null;
  },
): Promise<string> {
  const { clinicId, now } = message;
  const id = newId();
  const reported = report.reported ?? message.sent ?? report.observed ?? now.toISOString();
  // A laboratory's clock that is ahead would outrank all later versions.
  const latest = now.getTime() + 3_600_000;
  const sent = message.sent === null ? null : Math.min(Date.parse(message.sent), latest);
  const ordered = orderTime(
    report.reported === null ? null : Math.min(Date.parse(report.reported), latest),
    report.isReportedDay,
    sent,
    now.getTime(),
  );
  const values = [];
  for (const each of report.observations)
    values.push(await keepFile(tx, app, { clinicId, patientId: match.patientId }, each));
  const isWaiting = match.patientId === null;
  await tx
    .insertInto('labs.report')
    .values({
      clinic_id: clinicId,
      id,
      chain_id: chain?.chain_id ?? id,
      version_number: chain === null ? 1 : await nextVersion(tx, clinicId, chain.chain_id),
      is_current: chain === null,
      lab_id: message.labId,
      message_id: message.messageId,
      patient_id: match.patientId,
      test_order_id: match.order?.id ?? null,
      placer_number: report.placerNumber,
      filler_number: report.fillerNumber,
      test_code: report.code,
      test_name: report.name,
      status: report.status,
      corrects: report.corrects,
      mark,
      specimen: report.specimen,
      comment: report.comment,
      order_comment: report.orderComment,
      patient_comment: report.patientComment,
      observed_time: report.observed === null ? null : new Date(report.observed),
      reported_time: new Date(Math.min(Date.parse(reported), latest)),
      order_time: new Date(ordered),
      sent_time: sent === null ? null : new Date(sent),
      received_time: now,
      sent_patient: JSON.stringify(patient),
      sent_values: JSON.stringify(values),
      match_problem: match.problem,
      match_agrees: match.compared?.agrees ?? [],
      match_differs: match.compared?.differs ?? [],
      match_missing: match.compared?.missing ?? [],
      dismissed_time: isWaiting ? (chain?.dismissed_time ?? null) : null,
      dismissed_reason: isWaiting ? (chain?.dismissed_reason ?? null) : null,
      is_abnormal: false,
      is_critical: false,
      owner_id: match.order?.owner_id ?? chain?.owner_id ?? null,
      held_until: chain?.held_until ?? null,
      hold_reason: chain?.hold_reason ?? null,
      content_hash: hash,
    })
    .execute();
  return id;
}

async function nextVersion(tx: Tx, clinicId: string, chainId: string): Promise<number> {
  const of = sql`labs.report where clinic_id = ${clinicId} and chain_id = ${chainId}`;
  return (await largestOf(tx, sql`version_number`, of)) + 1;
}

async function insertMatch(tx: Tx, { clinicId, now }: ReportMessage, chainId: string, match: Match): Promise<void> {
  await tx
    .insertInto('labs.match')
    .values({
      clinic_id: clinicId,
      id: newId(),
      chain_id: chainId,
      patient_id: match.patientId,
      test_order_id: match.order?.id ?? null,
      user_id: null,
      reason: ['Order number', ...(match.compared?.agrees ?? [])].join(', '),
      match_time: now,
    })
    .execute();
}
