import { type DomainError, domainError, isDomainError, notFound } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { PortalContext, PortalOperation } from '#platform/module.ts';
import { recordPortalChange, recordPortalView } from '#requests/server';
import { type AppRequest, readAppRequest } from './app-request.ts';
import { grantAccess } from './grant-access.ts';
import { endGrant, findGrant, readGrants } from './grants.sql.ts';

/** The apps of a patient in the portal: what they allowed, and the consent to a new one. */
export const portalOperations: Readonly<Record<string, PortalOperation>> = {
  'apps.list': async ({ app, clinicId, patientId, ...portal }) => {
    const rows = await readGrants(app.database.kysely, { clinicId }, { portalPatientId: patientId });
    if (rows.length > 0)
      await recordPortalView({ app, clinicId, patientId, ...portal }, { action: 'read', objectType: 'app_grant' });
    return {
      apps: rows.map(({ id, app_name: name, scopes, created_time: since, last_used_time: used }) => ({
        id,
        name,
        scopes: scopes.split(' '),
        since: since.toISOString(),
        last_used: used?.toISOString() ?? null,
      })),
    };
  },
  'apps.request': async (portal, input) => {
    const asked = await readRequest(portal, input);
    if (isDomainError(asked)) return asked;
    return {
      app_name: asked.app.name,
      clinic_name: portal.clinicName,
      patient_name: portal.patientName,
      scopes: asked.scopes,
    };
  },
  'apps.allow': async (portal, input) => {
    const asked = await readRequest(portal, input);
    if (isDomainError(asked)) return asked;
    return allow(portal, asked, input);
  },
  'apps.revoke': async (portal, input) => {
    const { id } = input as { id?: unknown };
    const { app, clinicId, patientId } = portal;
    if (typeof id !== 'string' || !isId(id)) return notFound('app');
    return app.database.transaction(async (tx): Promise<object | DomainError> => {
      const grant = await findGrant(tx, { clinicId, id });
      if (grant === null || grant.portal_patient_id !== patientId) return notFound('app');
      await endGrant(tx, { clinicId, id }, portal.now);
      await recordPortalChange(tx, portal, { action: 'delete', objectType: 'app_grant', objectId: id });
      return { revoked: true };
    });
  },
};

async function readRequest(portal: PortalContext, input: unknown): Promise<AppRequest | DomainError> {
  const { request } = input as { request?: unknown };
  if (typeof request !== 'string') return notFound('app');
  const asked = await readAppRequest(portal.app, request, 'patient', portal.clinicId);
  if (isDomainError(asked) || asked.launch === null) return asked;
  return domainError('APP_REQUEST_ENDED', 'This app was opened by the clinic.', 'Not possible');
}

function allow(portal: PortalContext, asked: AppRequest, input: unknown): Promise<object | DomainError> {
  const { app, clinicId, patientId, patientName } = portal;
  const { request, scopes } = input as { request: string; scopes?: unknown };
  return app.database.transaction(async (tx) => {
    const granted = await grantAccess(tx, app, asked, {
      request,
      account: { clinicId, kind: 'patient', id: patientId },
      name: patientName,
      scopes: Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [],
      patientId,
      encounterId: null,
    });
    if (isDomainError(granted)) return granted;
    await recordPortalChange(tx, portal, {
      action: 'create',
      objectType: 'app_grant',
      objectId: granted.grantId,
      changes: { app: { before: null, after: asked.app.name }, scopes: { before: null, after: granted.scopes } },
    });
    return { ticket: granted.ticket };
  });
}
