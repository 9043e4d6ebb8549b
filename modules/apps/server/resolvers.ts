import { readLogged } from '#audit/server';
import { patientName } from '#patients/rules';
import { readPatients } from '#patients/server';
import { isDomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Resolvers } from '../api/setting.gen.ts';
import { writeKey } from '../rules/index.ts';
import { allowAsMember, readRequestOf } from './consent/allow-as-member.ts';
import { type GrantRow, type ListedGrant, readGrants } from './consent/grants.sql.ts';
import { revokeGrant } from './consent/revoke-grant.ts';
import { launchApp, readLaunchable } from './launch/launch-app.ts';
import { type AppRow, readApps, registeredApps } from './registry/apps.sql.ts';
import { rotateSecret, saveApp, switchApp } from './registry/save-app.ts';

interface Rows {
  RegisteredApp: AppRow;
  AppGrant: ListedGrant | GrantRow;
}

/** The resolvers that apps adds to the service setting. */
export const setting: Resolvers<Rows> = {
  Query: {
    registeredApps: (_parent, _args, ctx) => readApps(db(ctx), ctx.actor),
    appGrants: (_parent, { app_id: appId }, ctx) =>
      readLogged(ctx, { objectType: 'app_grant', objectId: appId }, () => readGrants(db(ctx), ctx.actor, { appId })),
    myAppGrants: (_parent, _args, ctx) => readGrants(db(ctx), ctx.actor, { userId: ctx.actor.userId }),
    launchableApps: (_parent, _args, ctx) => readLaunchable(ctx),
    appRequest: (_parent, { request }, ctx) => describe(ctx, request),
  },
  Mutation: {
    registerApp: (_parent, { input }, ctx) => saveApp(ctx, input, null),
    updateApp: (_parent, { id, version, input }, ctx) => saveApp(ctx, input, { id, version }),
    rotateAppSecret: (_parent, { id, version }, ctx) => rotateSecret(ctx, { id, version }),
    switchApp: (_parent, { id, version, is_active: isActive }, ctx) => switchApp(ctx, { id, version }, isActive),
    revokeAppGrant: (_parent, { id }, ctx) => revokeGrant(ctx, id),
    launchApp: (_parent, { app_id: appId, patient_id: patientId, encounter_id: encounterId }, ctx) =>
      launchApp(ctx, { appId, patientId, encounterId: encounterId ?? null }),
    allowApp: (_parent, { request, scopes, patient_id: patientId }, ctx) =>
      allowAsMember(ctx, { request, scopes, patientId: patientId ?? null }),
  },
  RegisteredApp: {
    client_id: ({ id }, _args, ctx) => writeKey({ clinicId: ctx.actor.clinicId, id }),
    scopes: ({ scopes }) => scopes.split(' '),
    has_secret: ({ secret_hash: hash }) => hash !== null,
  },
  AppGrant: {
    app_name: async (grant, _args, ctx) =>
      'app_name' in grant
        ? grant.app_name
        : ((await registeredApps.table.find(db(ctx), ctx.actor, grant.app_id))?.name ?? ''),
    is_patient: ({ portal_patient_id: patientId }) => patientId !== null,
    scopes: ({ scopes }) => scopes.split(' '),
  },
};

async function describe(ctx: RequestContext, request: string) {
  const asked = await readRequestOf(ctx, request);
  if (isDomainError(asked)) return asked;
  const patientId = asked.launch?.launch.patientId;
  const ids = patientId == null || !ctx.actor.rules.has('patients.view') ? [] : [patientId];
  const [patient] = await readPatients(db(ctx), ctx.actor.clinicId, ids, { columns: ['first_name', 'last_name'] });
  return {
    app_name: asked.app.name,
    scopes: asked.scopes,
    chooses_patient: asked.launch === null && asked.needsPatient,
    patient_name: patient === undefined ? null : patientName(patient),
  };
}
