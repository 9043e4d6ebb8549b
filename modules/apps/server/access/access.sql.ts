import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { textOf } from '../tokens/tokens.sql.ts';

/** An access token with its app, grant and clinic. */
export interface AccessRow {
  id_hash: Buffer;
  expires_time: Date;
  clinic_id: string;
  time_zone: string;
  id: string;
  app_id: string;
  app_name: string;
  app_kind: string;
  allowed_scopes: string;
  scope: string;
  grant_id: string | null;
  user_id: string | null;
  portal_patient_id: string | null;
  patient_id: string | null;
  patient_exists: boolean;
  app_used_time: Date | null;
  grant_used_time: Date | null;
}

/** Reads those of the tokens that were not revoked, with all that their access depends on, in one statement. */
export async function readTokens(db: Queryable, tokenHashes: readonly Buffer[]): Promise<AccessRow[]> {
  const rows = await db
    .selectFrom('apps.token as t')
    .innerJoin('practice.clinic as c', 'c.clinic_id', 't.clinic_id')
    .innerJoin('apps.app as a', (join) => join.onRef('a.clinic_id', '=', 't.clinic_id').onRef('a.id', '=', 't.app_id'))
    .leftJoin('apps.app_grant as g', (join) =>
      join.onRef('g.clinic_id', '=', 't.clinic_id').onRef('g.id', '=', 't.grant_id'),
    )
    .leftJoin('patients.patient as p', (join) =>
      join.onRef('p.clinic_id', '=', 'g.clinic_id').onRef('p.id', '=', 'g.patient_id').on('p.deleted_time', 'is', null),
    )
    .select([
      't.clinic_id',
      'c.time_zone',
      't.id',
      't.app_id',
      't.id_hash',
      't.expires_time',
      't.payload',
      't.grant_id',
      'a.name as app_name',
      'a.kind as app_kind',
      'a.scopes as allowed_scopes',
      'g.id as granted',
      'g.user_id',
      'g.portal_patient_id',
      'g.patient_id',
      'a.last_used_time as app_used_time',
      'g.last_used_time as grant_used_time',
      'p.id as existing_patient_id',
    ])
    .where('t.id_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .where('t.kind', 'in', ['AccessToken', 'ClientCredentials'])
    .where('t.consumed_time', 'is', null)
    .where('a.is_active', '=', true)
    .where('a.deleted_time', 'is', null)
    .where('g.revoked_time', 'is', null)
    .execute();
  return rows.flatMap(({ payload, granted, existing_patient_id: existing, ...row }) =>
    row.grant_id !== null && granted === null
      ? []
      : [{ ...row, scope: textOf((payload as { scope?: unknown }).scope), patient_exists: existing !== null }],
  );
}
