import type { PublicContext } from '#platform/request-context.ts';
import { readStepToken } from '../session/session-token.ts';
import { readStep, type Step } from '../records/steps.sql.ts';

/** Returns the pending sign-in of a token for this step; null if it has ended, or the token has another purpose. */
export async function pendingSignIn(
  { app, now }: PublicContext,
  token: string,
  purpose: Step['purpose'],
): Promise<Step | null> {
  const claims = await readStepToken(app, purpose, token, now);
  return claims === null ? null : readStep(app.database.kysely, claims.clinicId, claims.id, purpose, now);
}
