import { isDomainError } from '#platform/domain-error.ts';
import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { answerTone, writtenToday } from '../../rules/index.ts';
import { readPrescriptions, wishOf } from '../records/prescriptions.sql.ts';
import { sendPrescription } from './send-prescription.ts';

const MOST_AT_ONCE = 50;

/** The outcome of one prescription in a batch. */
export interface BatchResult {
  id: string;
  /** True if nothing more needs to be done: the network has it, or gets it once it responds. */
  ok: boolean;
  /** As for a single prescription; `refused` if it can't be sent. */
  code: string;
  message: string;
}

/**
 * Sends several saved prescriptions one after the other, independently: a failure returns its reason and doesn't affect
 * the others.
 */
export async function sendBatch(ctx: RequestContext, ids: readonly string[]): Promise<BatchResult[]> {
  const { app, actor } = ctx;
  const rows = await readPrescriptions(app.database.kysely, actor.clinicId, ids);
  const today = dayIn(actor.timeZone, ctx.now);
  const results: BatchResult[] = [];
  for (const [at, id] of ids.entries()) {
    const row = rows.find((each) => each.id === id);
    // Ids of other clinics are left out.
    if (row === undefined) continue;
    if (at >= MOST_AT_ONCE) {
      const message = `Not sent: at most ${MOST_AT_ONCE} prescriptions are sent at a time. Send it again.`;
      results.push({ id, ok: false, code: 'refused', message });
      continue;
    }
    if (row.state !== 'Saved') {
      results.push({ id, ok: false, code: 'refused', message: 'This prescription has been sent already.' });
      continue;
    }
    const sent = await sendPrescription(
      ctx,
      writtenToday(wishOf(row), today),
      { clientKey: `batch/${id}`, id, version: row.version },
      [],
    );
    if (isDomainError(sent)) results.push({ id, ok: false, code: 'refused', message: sent.message });
    else results.push({ id, ok: answerTone(sent.code) !== 'error', code: sent.code, message: sent.message });
  }
  return results;
}
