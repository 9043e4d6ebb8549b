import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readPrescriptions } from './prescriptions.sql.ts';
import { sendPrescription } from './send-prescription.ts';
import { wishOf } from './wish-of.ts';

/** What became of one of several. */
export interface BatchResult {
  id: string;
  ok: boolean;
  message: string;
}

/** Sends several saved prescriptions one after the other, each by itself: what can't go says why and keeps none of the others. */
export async function sendBatch(ctx: RequestContext, ids: readonly string[]): Promise<BatchResult[]> {
  const { app, actor } = ctx;
  const rows = await readPrescriptions(app.database.kysely, actor.clinicId, ids);
  const results: BatchResult[] = [];
  for (const id of ids) {
    const row = rows.find((each) => each.id === id);
    // What is not the clinic's is not even named.
    if (row === undefined) continue;
    if (row.state !== 'Saved') {
      results.push({ id, ok: false, message: 'It is not waiting to be sent.' });
      continue;
    }
    const sent = await sendPrescription(ctx, wishOf(row), { clientKey: `batch/${id}`, id, version: row.version }, []);
    if (isDomainError(sent)) results.push({ id, ok: false, message: sent.message });
    else results.push({ id, ok: sent.code === '000' || sent.code === '010', message: sent.message });
  }
  return results;
}
