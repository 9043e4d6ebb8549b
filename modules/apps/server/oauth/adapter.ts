import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { App } from '#platform/app.ts';
import { type ClinicKey, readKey, writeAccount, writeKey } from '../../rules/index.ts';
import { endGrant, findGrant, type GrantRow } from '../consent/grants.sql.ts';
import { fhirBase } from '../registry/addresses.ts';
import { findClient } from '../registry/client-metadata.ts';
import {
  consumeToken,
  deleteToken,
  deleteTokensOf,
  findToken,
  insertToken,
  updateToken,
} from '../tokens/tokens.sql.ts';

/**
 * Returns the storage of one model of oidc-provider. Apps and grants are Salus's own records; sessions are not stored,
 * so that each authorization asks for consent; everything else is a row of `apps.token`, found by the hash of its id.
 */
export function adapterOf(app: App, model: string): Adapter {
  const { kysely } = app.database;
  if (model === 'Client') return { ...nothing, find: (id) => findClient(kysely, id) };
  if (model === 'Grant')
    return {
      ...nothing,
      find: async (id) => {
        const key = readKey(id);
        const grant = key === null ? null : await findGrant(kysely, key);
        return grant === null ? undefined : grantPayload(app, key!, grant);
      },
      destroy: (id) => endGrantOf(app, id),
    };
  if (model === 'Session') return nothing;
  return tokenAdapter(app, model);
}

const nothing: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUserCode: async () => undefined,
  findByUid: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
};

function tokenAdapter(app: App, kind: string): Adapter {
  const { kysely } = app.database;
  return {
    ...nothing,
    async upsert(id, { jti: _secret, ...payload }, expiresIn) {
      const key = ownerOf(payload);
      const known = await findToken(kysely, kind, id);
      const expires = new Date((payload.exp ?? Math.floor(Date.now() / 1000) + (expiresIn ?? 60)) * 1000);
      if (known !== null && kind !== 'ReplayDetection') return updateToken(kysely, known, payload, expires);
      const inserted = await insertToken(kysely, {
        clinicId: key.clinicId,
        kind,
        secret: id,
        appId: key.id,
        grantId: payload.grantId === undefined ? null : (readKey(payload.grantId)?.id ?? null),
        payload,
        now: app.clock(),
        expires,
      });
      // The library looks before it stores: of two calls at the same time, one is refused here.
      if (inserted === null) throw new errors.InvalidClientAuth('client assertion tokens must only be used once');
    },
    async find(id) {
      const row = await findToken(kysely, kind, id);
      if (row === null) return undefined;
      const consumed = row.consumed_time === null ? {} : { consumed: Math.floor(row.consumed_time.getTime() / 1000) };
      return { ...row.payload, jti: id, ...consumed };
    },
    async consume(id) {
      const row = await findToken(kysely, kind, id);
      if (row !== null && (await consumeToken(kysely, row, app.clock()))) return;
      const grantId = row?.payload['grantId'];
      if (typeof grantId === 'string') await endGrantOf(app, grantId);
      throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      const row = await findToken(kysely, kind, id);
      if (row !== null) await deleteToken(kysely, row);
    },
    async revokeByGrantId(grantId) {
      const key = readKey(grantId);
      if (key !== null) await deleteTokensOf(kysely, key.clinicId, key.id, kind);
    },
  };
}

async function endGrantOf(app: App, grantId: string): Promise<void> {
  const key = readKey(grantId);
  if (key !== null) await app.database.transaction((tx) => endGrant(tx, key, app.clock()));
}

/** Returns the app that a token belongs to: its client id carries the clinic. */
function ownerOf(payload: AdapterPayload): ClinicKey {
  const clientId = payload.clientId ?? payload.params?.['client_id'] ?? payload.iss;
  const key = typeof clientId === 'string' ? readKey(clientId) : null;
  if (key === null) throw new errors.InvalidClient('client is invalid');
  return key;
}

function grantPayload(app: App, key: ClinicKey, grant: GrantRow): AdapterPayload {
  const { clinicId } = key;
  const account =
    grant.user_id === null
      ? ({ clinicId, kind: 'patient', id: grant.portal_patient_id! } as const)
      : ({ clinicId, kind: 'member', id: grant.user_id } as const);
  const iat = Math.floor(grant.created_time.getTime() / 1000);
  return {
    kind: 'Grant',
    jti: writeKey(key),
    iat,
    // Ended by revocation only; its tokens expire.
    exp: iat + 50 * 365 * 86_400,
    accountId: writeAccount(account),
    clientId: writeKey({ clinicId, id: grant.app_id }),
    openid: { scope: grant.scopes },
    resources: { [fhirBase(app.config)]: grant.scopes },
  };
}
