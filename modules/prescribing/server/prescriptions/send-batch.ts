import { isDomainError } from '#platform/domain-error.ts';
import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { answerTone, writtenToday } from '../../rules/index.ts';
import { readPrescriptions, wishOf } from '../records/prescriptions.sql.ts';
import { sendPrescription } from './send-prescription.ts';

const MOST_AT_ONCE = 50;

/** What became of one of several. */
export interface BatchResult {
  id: string;
  /** Whether it needs nothing more: the network has it, or gets it as soon as it responds. */
  ok: boolean;
  /** As of one that is sent alone; `refused` where it can't go. */
  code: string;
  message: string;
}

/** Sends several saved prescriptions one after the other, each by itself: what can't go says why and keeps none of the others. */
export async function sendBatch(ctx: RequestContext, ids: readonly string[]): Promise<BatchResult[]> {
  const { app, actor } = ctx;
  const rows = await readPrescriptions(app.database.kysely, actor.clinicId, ids);
  const today = dayIn(actor.timeZone, ctx.now);
  const results: BatchResult[] = [];
  for (const [at, id] of ids.entries()) {
    const row = rows.find((each) => each.id === id);
    // What is not the clinic's is not even named.
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
