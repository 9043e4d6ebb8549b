import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { openNote } from '../open-note.ts';

/**
 * Creates an unsigned note for a test patient; its author may write charts, regardless of the test's permissions.
 * Returns the ID.
 */
export async function buildNote(ctx: RequestContext, patientId: string): Promise<string> {
  const rules = new Set([...ctx.actor.rules, 'chart.view', 'chart.write', 'chart.sign']);
  const author = { ...ctx, actor: { ...ctx.actor, rules } };
  return must(await openNote(author, { clinic_patient_id: patientId, note: '<p>Well.</p>' })).id;
}
