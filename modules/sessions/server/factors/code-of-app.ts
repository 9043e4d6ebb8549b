import type { App } from '#platform/app.ts';
import { takeTimeStep, type Factor } from '../sign-in/factors.sql.ts';
import { openText } from '../secrets.ts';

// One step of 30 seconds on either side, for clocks that go wrong and people who type slowly.
const TOLERANCE = 30;

/** Where a factor's secret is sealed to. */
export function placeOfSecret(clinicId: string, factorId: string): string {
  return `totp ${clinicId} ${factorId}`;
}

/** Whether it is a code that the app shows now and that nobody has used; it is used up with the answer. */
export async function takeAppCode(
  app: App,
  clinicId: string,
  factor: Factor,
  code: string,
  now: Date,
): Promise<boolean> {
  if (factor.secret === null) return false;
  const [{ verify }, secret] = await Promise.all([
    import('otplib'),
    openText(app.keys, placeOfSecret(clinicId, factor.id), factor.secret),
  ]);
  const epoch = Math.floor(now.getTime() / 1000);
  const found = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE });
  if (!found.valid || !('timeStep' in found)) return false;
  return takeTimeStep(app.database.kysely, clinicId, factor.id, found.timeStep, now);
}
