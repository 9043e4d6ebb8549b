import { recordChange } from '#audit/server';
import { readPatients } from '#patients/server';
import { type DomainError, domainError, notFound } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { fhirBase } from '../registry/addresses.ts';
import { type AppRow, findActiveApp, readApps } from '../registry/apps.sql.ts';
import { startLaunch } from './launches.ts';

/** Returns the active apps that can be opened from a patient. */
export async function readLaunchable(ctx: RequestContext): Promise<AppRow[]> {
  const all = await readApps(db(ctx), ctx.actor);
  return all.filter((app) => app.is_active && app.launch_url !== null);
}

/**
 * Opens an app with a patient, and an encounter if given; returns the address for a new tab. It contains an id that is
 * valid once, for five minutes and for this member only, and nothing about the patient.
 */
export async function launchApp(
  ctx: RequestContext,
  of: { appId: string; patientId: string; encounterId: string | null },
): Promise<{ url: string } | DomainError> {
  const { actor, app, now } = ctx;
  const registered = await findActiveApp(db(ctx), actor.clinicId, of.appId);
  if (registered === null) return notFound('app');
  if (registered.launch_url === null) return notLaunched();
  const [patient] = await readPatients(db(ctx), actor.clinicId, [of.patientId], { columns: ['id'] });
  if (patient === undefined) return notFound('patient');
  const launch = await app.database.transaction(async (tx) => {
    await recordChange(tx, ctx, {
      action: 'read',
      objectType: 'app_launch',
      objectId: registered.id,
      patientId: of.patientId,
    });
    const { patientId, encounterId } = of;
    const screen = { userId: actor.userId, patientId, encounterId };
    return startLaunch(tx, { clinicId: actor.clinicId, id: registered.id }, screen, now);
  });
  const url = new URL(registered.launch_url);
  url.searchParams.set('iss', fhirBase(app.config));
  url.searchParams.set('launch', launch);
  return { url: url.href };
}

const notLaunched = (): DomainError => domainError('NO_LAUNCH_ADDRESS', 'This app can’t be opened from Salus.');
