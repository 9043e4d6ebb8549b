import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable, Tx } from '#platform/database.ts';
import type { OfClinic } from '#platform/records/clinic-table.ts';

/** The apps that a clinic registered. */
export const registeredApps = defineRecord({
  table: 'apps.app',
  columns: [
    'name',
    'kind',
    'redirect_uris',
    'launch_url',
    'scopes',
    'jwks',
    'jwks_url',
    'notification_origins',
    'secret_hash',
    'secret_time',
    'is_active',
    'last_used_time',
    'created_time',
  ],
  called: 'app',
  objectType: 'app',
  topic: 'apps.changed',
  deletes: true,
  activeAs: 'is_listed',
  unlogged: ['secret_hash'],
});
export type AppRow = RowOf<typeof registeredApps>;

/** Reads the apps of a clinic, by name. */
export function readApps(db: Queryable, clinic: OfClinic): Promise<AppRow[]> {
  return registeredApps.table
    .select(db, clinic)
    .where('deleted_time', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute();
}

/** Returns an app that may be used; null if it is unknown, switched off or deleted. */
export async function findActiveApp(db: Queryable, clinicId: string, id: string): Promise<AppRow | null> {
  const app = await registeredApps.table.find(db, { clinicId }, id);
  return app === null || !app.is_active || app.deleted_time !== null ? null : app;
}

/** Records that an app was used, at most once a minute. */
export async function recordAppUse(db: Queryable, clinicId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('apps.app')
    .set({ last_used_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('last_used_time', 'is', null), eb('last_used_time', '<', new Date(now.getTime() - 60_000))]),
    )
    .execute();
}

/** Ends all tokens, codes and launches of an app. */
export async function endAppTokens(tx: Tx, clinicId: string, appId: string): Promise<void> {
  await tx
    .deleteFrom('apps.token')
    .where('clinic_id', '=', clinicId)
    .where('app_id', '=', appId)
    .where('kind', '<>', 'ReplayDetection')
    .execute();
}
