import type { Queryable } from '#platform/database.ts';
import { textOf } from '../tokens/tokens.sql.ts';

/** An access token with its app, grant and clinic. */
export interface AccessRow {
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

/** Reads a token that is in effect, with all that its access depends on, in one statement. */
export async function readToken(db: Queryable, tokenHash: Buffer, now: Date): Promise<AccessRow | null> {
  const row = await db
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
    .where('t.id_hash', '=', tokenHash)
    .where('t.kind', 'in', ['AccessToken', 'ClientCredentials'])
    .where('t.expires_time', '>', now)
    .where('t.consumed_time', 'is', null)
    .where('a.is_active', '=', true)
    .where('a.deleted_time', 'is', null)
    .where('g.revoked_time', 'is', null)
    .executeTakeFirst();
  if (row === undefined || (row.grant_id !== null && row.granted === null)) return null;
  const { payload, granted: _granted, existing_patient_id: existing, ...rest } = row;
  return { ...rest, scope: textOf((payload as { scope?: unknown }).scope), patient_exists: existing !== null };
}
