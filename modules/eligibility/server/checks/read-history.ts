import { readLogged, readPage, recordAccess } from '#audit/server';
import { notFound, type DomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { EligibilityTransaction } from '../../api/eligibility.gen.ts';
import { type CheckRow, type CheckWhere, listChecks, readChecks, readSealed } from './checks.sql.ts';
import { openText } from './seal-text.ts';

const objectType = 'eligibility_check';

/** Returns a page of checks, latest first; access is logged. */
export function listHistory(
  ctx: RequestContext,
  where: CheckWhere,
  page: { skip: number | null; take: number | null },
): Promise<{ count: number; checks: CheckRow[] } | DomainError> {
  return readPage(
    ctx,
    { objectType, patientId: where.patient_id ?? null },
    page,
    (rows) => listChecks(db(ctx), ctx.actor.clinicId, where, rows),
    { usual: 20, most: 100 },
  );
}

/** Returns a check; access is logged. */
export function readCheck(ctx: RequestContext, id: string): Promise<CheckRow | DomainError> {
  return readLogged<CheckRow>(
    ctx,
    ({ patient_id: patientId }) => ({ objectType, objectId: id, patientId }),
    async () => (await readChecks(db(ctx), ctx.actor.clinicId, [id]))[0] ?? notFound('check'),
  );
}

/** Returns the decrypted request and response; access is logged beforehand. */
export async function readTransaction(ctx: RequestContext, id: string): Promise<EligibilityTransaction | DomainError> {
  const { app, actor } = ctx;
  const sealed = await readSealed(db(ctx), actor.clinicId, id);
  if (sealed === null) return notFound('check');
  const { patient_id: patientId } = sealed;
  const label = `${actor.clinicId}/${id}`;
  const open = async (part: 'request' | 'answer', bytes: Buffer | null): Promise<string | null> =>
    bytes === null ? null : showable(await openText(app.keys, `${label}/${part}`, bytes));
  await recordAccess(ctx, { action: 'read', objectType, objectId: id, patientId, reason: 'raw transaction' });
  return { request: await open('request', sealed.sealed_request), answer: await open('answer', sealed.sealed_answer) };
}

const LONGEST_SHOWN = 200_000;

/** Formats a text for display: one line per segment, with a maximum length. */
function showable(text: string): string {
  const cut = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return cut.replaceAll('\0', '').toWellFormed();
}
