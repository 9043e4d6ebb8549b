import type { PublicRequest } from '#platform/request.ts';
import { readStepToken } from './session-token.ts';
import { readStep, type Step } from './steps.sql.ts';

/** The half-done sign-in behind a token that is for this step; null where it is over, or the token is for something else. */
export async function halfDone(
  { house, now }: PublicRequest,
  token: string,
  purpose: Step['purpose'],
): Promise<Step | null> {
  const claims = await readStepToken(house, purpose, token, now);
  return claims === null ? null : readStep(house.database.kysely, claims.clinicId, claims.id, purpose, now);
}
