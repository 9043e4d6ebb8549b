import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import { notFound, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { EligibilityCheck, EligibilityTransaction } from '../../api/eligibility.gen.ts';
import { shapeCheck } from './check-shape.ts';
import { listChecks, readChecks, readSealed } from './checks.sql.ts';
import { openText } from './seal-text.ts';

/** A page of checks, the latest first; the look is logged. */
export async function listHistory(
  ctx: RequestContext,
  of: { patientId: string | null; coverageId: string | null },
  page: { skip: number; take: number },
): Promise<{ count: number; checks: EligibilityCheck[] } | DomainError> {
  const problem = checkPage(page.take, page.skip, 100);
  if (problem !== null) return problem;
  const { app, actor, now } = ctx;
  const { count, checks } = await listChecks(app.database.kysely, actor.clinicId, of, page);
  await recordAccess(ctx, { action: 'read', objectType: 'eligibility_check', patientId: of.patientId });
  return { count, checks: checks.map((check) => shapeCheck(check, { timeZone: actor.timeZone, now })) };
}

/** One check; the look is logged. */
export async function readCheck(ctx: RequestContext, id: string): Promise<EligibilityCheck | DomainError> {
  const { app, actor, now } = ctx;
  const [check] = await readChecks(app.database.kysely, actor.clinicId, [id]);
  if (check === undefined) return notFound('check');
  await recordAccess(ctx, {
    action: 'read',
    objectType: 'eligibility_check',
    objectId: id,
    patientId: check.patient_id,
  });
  return shapeCheck(check, { timeZone: actor.timeZone, now });
}

/** What was written to the payer and what came back, opened; the look is logged. */
export async function readTransaction(ctx: RequestContext, id: string): Promise<EligibilityTransaction | DomainError> {
  const { app, actor } = ctx;
  const sealed = await readSealed(app.database.kysely, actor.clinicId, id);
  if (sealed === null) return notFound('check');
  await recordAccess(ctx, {
    action: 'read',
    objectType: 'eligibility_check',
    objectId: id,
    patientId: sealed.patient_id,
    reason: 'raw transaction',
  });
  const label = `${actor.clinicId}/${id}`;
  const open = async (part: 'request' | 'answer', bytes: Buffer | null): Promise<string | null> =>
    bytes === null ? null : showable(await openText(app.keys, `${label}/${part}`, bytes));
  return { request: await open('request', sealed.sealed_request), answer: await open('answer', sealed.sealed_answer) };
}

const LONGEST_SHOWN = 200_000;

/** What a page can show: a line for each segment, and not without end. */
function showable(text: string): string {
  const cut = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return cut.replaceAll('\0', '').toWellFormed();
}
