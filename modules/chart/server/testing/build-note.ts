import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { openNote } from '../open-note.ts';

/** An unsigned note of a test's patient; its author may write charts, whatever rules the test gave them. Answers the id. */
export async function buildNote(ctx: RequestContext, patientId: string): Promise<string> {
  const rules = new Set([...ctx.actor.rules, 'chart.view', 'chart.write', 'chart.sign']);
  const author = { ...ctx, actor: { ...ctx.actor, rules } };
  return must(await openNote(author, { clinic_patient_id: patientId, note: '<p>Well.</p>' })).id;
}
