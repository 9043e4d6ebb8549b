import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type DomainError, domainError, invalid, isDomainError } from '#platform/domain-error.ts';
import { answerOnce, isCallKey } from '#platform/http/answer-once.ts';
import type { FhirCall } from '../call.ts';

/** A resource that was written, or found by a conditional create. */
export interface Written {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Runs a write; with an `Idempotency-Key` once within a day for this person and app, and a repeated call gets the
 * outcome of the first.
 */
export async function writeOnce(
  call: FhirCall,
  http: FastifyRequest,
  run: () => Promise<Written | DomainError>,
): Promise<Written | DomainError> {
  const key = http.headers['idempotency-key'];
  if (key === undefined) return run();
  if (!isCallKey(key))
    return invalid([{ path: 'Idempotency-Key', message: 'Send 16 to 100 letters, digits, hyphens or underscores.' }]);
  const { app, now, access } = call;
  const { who, clinicId, appId } = access;
  if (who.kind === 'system') throw new Error('an app without a user writes');
  const person = who.kind === 'member' ? who.actor.userId : who.patientId;
  // Two apps of one person may choose the same key.
  const own = createHash('sha256').update(`${appId} ${key}`).digest('hex');
  const input = [http.method, http.url, http.headers['if-match'], http.headers['if-none-exist']].join(' ');
  const from = { app, now, actor: { clinicId, userId: person } };
  let outcome: Written | DomainError | null = null;
  const before = await answerOnce(from, { key: own, input: `${input} ${JSON.stringify(http.body)}` }, async () => {
    outcome = await run();
    return isDomainError(outcome) ? null : JSON.stringify(outcome);
  }).catch((error: unknown) => {
    // The write has ended: an outcome that could not be stored is true nevertheless.
    if (outcome !== null) return null;
    throw error;
  });
  if (before === null) return outcome!;
  if ('answer' in before) return JSON.parse(before.answer) as Written;
  return before.problem === 'another call'
    ? invalid([{ path: 'Idempotency-Key', message: 'This key was used for another request.' }])
    : domainError('CALL_UNCERTAIN', 'We couldn’t confirm whether this was saved. Check before trying again.');
}
