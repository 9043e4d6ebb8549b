import type { PublicContext } from '#platform/request-context.ts';
import { readStepToken } from '../session/session-token.ts';
import { readStep, type Step } from '../records/steps.sql.ts';

/** The pending sign-in behind a token that is for this step; null where it is over, or the token is for something else. */
export async function pendingSignIn(
  { app, now }: PublicContext,
  token: string,
  purpose: Step['purpose'],
): Promise<Step | null> {
  const claims = await readStepToken(app, purpose, token, now);
  return claims === null ? null : readStep(app.database.kysely, claims.clinicId, claims.id, purpose, now);
}
