import type { App } from '#platform/app.ts';

const KEPT_MS = 86_400_000;

/** Deletes tokens, codes and launches a day after they expired. */
export async function sweepTokens(app: App): Promise<void> {
  const before = new Date(app.clock().getTime() - KEPT_MS);
  const clinics = app.database.kysely.selectFrom('practice.clinic').select('clinic_id');
  await app.database.kysely
    .deleteFrom('apps.token')
    .where('clinic_id', 'in', clinics)
    .where('expires_time', '<', before)
    .execute();
}
