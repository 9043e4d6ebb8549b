import { recordChange } from '#audit/server';
import { readPatients } from '#patients/server';
import { type DomainError, isDomainError, notFound } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type AppRequest, readAppRequest, requestEnded } from './app-request.ts';
import { grantAccess } from './grant-access.ts';

/** Returns the pending request of an app as a member sees it; APP_REQUEST_ENDED if another member launched it. */
export async function readRequestOf(ctx: RequestContext, request: string): Promise<AppRequest | DomainError> {
  const asked = await readAppRequest(ctx.app, request, 'member', ctx.actor.clinicId);
  if (isDomainError(asked)) return asked;
  const { launch } = asked;
  return launch !== null && launch.launch.userId !== ctx.actor.userId ? requestEnded() : asked;
}

/**
 * Allows an app to act for the member with the scopes that were left ticked. A launched app gets the patient on the
 * screen; otherwise the member chooses one.
 */
export async function allowAsMember(
  ctx: RequestContext,
  { request, scopes, patientId }: { request: string; scopes: readonly string[]; patientId: string | null },
): Promise<{ ticket: string } | DomainError> {
  const asked = await readRequestOf(ctx, request);
  if (isDomainError(asked)) return asked;
  const { clinicId, userId, name } = ctx.actor;
  const launch = asked.launch?.launch;
  const patient = launch === undefined ? patientId : launch.patientId;
  if (patient !== null) {
    const [found] = await readPatients(db(ctx), clinicId, [patient], { columns: ['id'] });
    if (found === undefined || !ctx.actor.rules.has('patients.view')) return notFound('patient');
  }
  return ctx.app.database.transaction(async (tx) => {
    const granted = await grantAccess(tx, ctx.app, asked, {
      request,
      account: { clinicId, kind: 'member', id: userId },
      name,
      scopes,
      patientId: patient,
      encounterId: launch?.encounterId ?? null,
    });
    if (isDomainError(granted)) return granted;
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'app_grant',
      objectId: granted.grantId,
      patientId: patient,
      changes: {
        app: { before: null, after: asked.app.name },
        scopes: { before: null, after: granted.scopes },
      },
    });
    return { ticket: granted.ticket };
  });
}
