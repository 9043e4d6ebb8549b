import { type Selectable, sql } from 'kysely';
import { recordOwnChange } from '#audit/server';
import { readFile } from '#files/server';
import type { App } from '#platform/app.ts';
import type { DB } from '#platform/database.gen.ts';
import { addJob } from '#platform/jobs.ts';
import { publish } from '#platform/outbox.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { type FaxFailure, nextTry } from '../../rules/index.ts';
import type { Carrier, SubmitResult, Progress } from '../carrier/carrier.ts';
import { carrierOf } from '../carrier/carrier-of.ts';
import { findSent, readSender, type SentRow, writeSent } from '../faxes.sql.ts';
import { WORK_JOB } from './change-fax.ts';

const claims = clinicTable('fax.sent', ['claimed_time']);
const AT_ONCE = 20;
const ASK_EVERY_MS = 60_000;
const CLAIM_MS = 5 * 60_000;
/** How long a carrier may have a fax before a manual review is needed. */
const WATCH_MS = 60 * 60_000;

type ClaimedFax = Pick<Selectable<DB['fax.sent']>, 'clinic_id' | 'id' | 'state'>;

/**
 * Submits due faxes, and polls submitted ones. A fax interrupted by a crash, or without a status from the carrier for
 * an hour, may or may not have been sent, so it is only resent manually.
 */
export async function workOnFaxes(app: App, given: Carrier | null = null): Promise<void> {
  const { fax } = app.config;
  if (fax === null) return;
  const carrier = given ?? carrierOf(fax);
  const claimed = await claimDue(app, fax.sandboxed === true);
  for (const { clinic_id: clinicId, id, state } of claimed) {
    const row = (await findSent(app.database.kysely, clinicId, id))!;
    if (state === 'queued') await handOver(app, carrier, clinicId, row);
    else if (state === 'sending')
      await fail(app, clinicId, row, 'unknown', 'Salus was stopped while sending this fax.');
    else await ask(app, carrier, clinicId, row);
  }
}

async function claimDue(app: App, sandboxed: boolean): Promise<ClaimedFax[]> {
  const now = app.clock();
  return app.database.transaction(async (tx) => {
    const { rows } = await columnsOf({ s: 'fax.sent' }, ['s.clinic_id', 's.id', 's.state'])
      .select(sql`from fax.sent s join fax.fax_clinic c on c.clinic_id = s.clinic_id and c.is_demo = ${sandboxed}
      where (s.state in ('queued', 'handed') and s.due_time <= ${now})
        or (s.state = 'sending' and s.claimed_time < ${new Date(now.getTime() - CLAIM_MS)})
      order by s.due_time limit ${AT_ONCE} for update of s skip locked`)
      .execute(tx);
    for (const { clinic_id: clinicId, id, state } of rows)
      await writeSent(
        tx,
        clinicId,
        id,
        state === 'handed'
          ? { due_time: new Date(now.getTime() + ASK_EVERY_MS) }
          : { state: 'sending', claimed_time: now },
      );
    return rows;
  });
}

async function handOver(app: App, carrier: Carrier, clinicId: string, row: SentRow): Promise<void> {
  const [file, sender] = await Promise.all([
    readFile(app, clinicId, row.file_id),
    readSender(app.database.kysely, clinicId, null),
  ]);
  const handed: SubmitResult =
    file === null
      ? { failure: 'refused', problem: 'The pages of this fax are no longer available.' }
      : await carrier
          .send({ to: row.to_number, from: sender.fax, toName: row.to_name, pdf: file.bytes })
          // The outcome of an interrupted call is unknown, unless the carrier was unreachable.
          .catch((error: unknown) => brokenOff(error));
  if ('id' in handed) {
    const dueTime = new Date(app.clock().getTime() + 5000);
    await settle(app, clinicId, row, {
      state: 'handed',
      carrier_id: handed.id,
      attempts: row.attempts + 1,
      due_time: dueTime,
      claimed_time: app.clock(),
    });
  } else await fail(app, clinicId, { ...row, attempts: row.attempts + 1 }, handed.failure, handed.problem);
}

async function ask(app: App, carrier: Carrier, clinicId: string, row: SentRow): Promise<void> {
  const progress: Progress = await carrier.progressOf(row.carrier_id!).catch(() => ({ state: 'under way' }));
  if (progress.state === 'sent')
    await settle(app, clinicId, row, {
      state: 'sent',
      done_time: app.clock(),
      due_time: null,
      fault: null,
      problem: null,
    });
  else if (progress.state === 'failed') await fail(app, clinicId, row, progress.failure, progress.problem);
  else if (await isLate(app, clinicId, row.id))
    await fail(app, clinicId, row, 'unknown', 'The carrier has not reported a result for an hour.');
}

async function isLate(app: App, clinicId: string, id: string): Promise<boolean> {
  const row = await claims.find(app.database.kysely, { clinicId }, id);
  const since = row?.claimed_time ?? null;
  return since !== null && app.clock().getTime() - since.getTime() > WATCH_MS;
}

async function fail(app: App, clinicId: string, row: SentRow, failure: FaxFailure, problem: string): Promise<void> {
  const pause = nextTry(failure, row.attempts);
  const outcome = { fault: failure, problem: problem.slice(0, 300), attempts: row.attempts, carrier_id: null };
  if (pause === null)
    await settle(app, clinicId, row, { ...outcome, state: 'failed', due_time: null, done_time: app.clock() });
  else {
    const dueTime = new Date(app.clock().getTime() + pause * 60_000);
    await settle(app, clinicId, row, { ...outcome, state: 'queued', due_time: dueTime });
  }
}

/**
 * Records the outcome, unless the row has changed since it was claimed: a late response about an earlier attempt is
 * ignored.
 */
async function settle(
  app: App,
  clinicId: string,
  { id, patient_id: patientId, state: before, version }: SentRow,
  fields: Parameters<typeof writeSent>[3] & { state: SentRow['state'] },
): Promise<void> {
  await app.database.transaction(async (tx) => {
    const now = await findSent(tx, clinicId, id, true);
    if (now === null || now.version !== version || (now.state !== 'sending' && now.state !== 'handed')) return;
    await writeSent(tx, clinicId, id, fields);
    await recordOwnChange(tx, app, clinicId, {
      action: 'update',
      objectType: 'fax',
      objectId: id,
      patientId,
      changes: { state: { before, after: fields.state } },
    });
    await publish(tx, { clinicId, topic: 'fax.sent-changed', body: { id } });
    if (fields.due_time != null)
      await addJob(tx, WORK_JOB, {}, { key: `${WORK_JOB} ${id}`, runAt: new Date(fields.due_time) });
  });
}

function brokenOff(error: unknown): SubmitResult {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
  const code = cause !== null && 'code' in cause ? String(cause.code) : '';
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code)
    ? { failure: 'unreachable', problem: 'The carrier could not be reached.' }
    : { failure: 'unknown', problem: 'The connection to the carrier was lost while sending.' };
}
