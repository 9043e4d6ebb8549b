import type { App } from '#platform/app.ts';
import { takeTimeStep, type Factor } from '../sign-in/factors.sql.ts';
import { openText } from '../secrets.ts';

// One 30-second step on either side, for inaccurate clocks and slow typing.
const TOLERANCE = 30;

/** Returns the context that a factor's secret is encrypted for. */
export function placeOfSecret(clinicId: string, factorId: string): string {
  return `totp ${clinicId} ${factorId}`;
}

/** Returns whether a code is currently valid and unused; a valid code is marked as used. */
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
