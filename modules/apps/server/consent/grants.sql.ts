import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type OfClinic, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { ClinicKey } from '../../rules/index.ts';
import { deleteTokensOf } from '../tokens/tokens.sql.ts';

/** What people allowed apps to do. */
export const grants = clinicTable('apps.app_grant', [
  'id',
  'app_id',
  'user_id',
  'portal_patient_id',
  'granted_by',
  'patient_id',
  'encounter_id',
  'scopes',
  'created_time',
  'last_used_time',
  'revoked_time',
]);
export type GrantRow = RowOfTable<typeof grants>;

/** Reads a grant that is in effect; null if it was revoked or is unknown. */
export async function findGrant(db: Queryable, { clinicId, id }: ClinicKey): Promise<GrantRow | null> {
  const grant = await grants.find(db, { clinicId }, id);
  return grant === null || grant.revoked_time !== null ? null : grant;
}

/** Ends a grant and its tokens; false if it had ended. */
export async function endGrant(tx: Tx, { clinicId, id }: ClinicKey, now: Date): Promise<boolean> {
  const { numUpdatedRows: ended } = await tx
    .updateTable('apps.app_grant')
    .set({ revoked_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('revoked_time', 'is', null)
    .executeTakeFirstOrThrow();
  await deleteTokensOf(tx, clinicId, id);
  return ended === 1n;
}

/** Records that a grant was used, at most once a minute. */
export async function recordGrantUse(db: Queryable, clinicId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('apps.app_grant')
    .set({ last_used_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('last_used_time', 'is', null), eb('last_used_time', '<', new Date(now.getTime() - 60_000))]),
    )
    .execute();
}

/** A grant in a list, with the app's name. */
export type ListedGrant = GrantRow & { app_name: string };

/** Whose grants are listed: all of an app, a member's own, or those of a patient in the portal. */
export type GrantsOf = { appId: string } | { userId: string } | { portalPatientId: string };

/** Reads grants that are in effect, newest first. */
export function readGrants(db: Queryable, { clinicId }: OfClinic, of: GrantsOf): Promise<ListedGrant[]> {
  return db
    .selectFrom('apps.app_grant as g')
    .innerJoin('apps.app as a', (join) => join.onRef('a.clinic_id', '=', 'g.clinic_id').onRef('a.id', '=', 'g.app_id'))
    .select([
      'g.id',
      'g.app_id',
      'g.user_id',
      'g.portal_patient_id',
      'g.granted_by',
      'g.patient_id',
      'g.encounter_id',
      'g.scopes',
      'g.created_time',
      'g.last_used_time',
      'g.revoked_time',
      'a.name as app_name',
    ])
    .where('g.clinic_id', '=', clinicId)
    .where('g.revoked_time', 'is', null)
    .where(columnOf(of), '=', Object.values(of)[0] as string)
    .orderBy('g.created_time', 'desc')
    .limit(200)
    .execute();
}

function columnOf(of: GrantsOf): 'g.app_id' | 'g.user_id' | 'g.portal_patient_id' {
  if ('appId' in of) return 'g.app_id';
  return 'userId' in of ? 'g.user_id' : 'g.portal_patient_id';
}
