import { queueDelivery } from '#deliveries/server';
import { newId } from '#platform/id.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { factorDisplay, MOST_SENT, STEP_MINUTES } from '../../rules/index.ts';
import { findSentCodes, insertSentCode } from '../sign-in/factors.sql.ts';
import type { Owner } from '../sign-in/record-sign-in.ts';
import { hashSecret, newDigits } from '../secrets.ts';

const QUARTER = 15 * 60_000;
const BETWEEN = 20_000;

/** Returns the context of the hash of a sent code. */
export function placeOfCode(clinicId: string, codeId: string): string {
  return `code ${clinicId} ${codeId}`;
}

/**
 * Sends six digits to a factor's address, for a pending sign-in or, without one, for setting up the factor; returns the
 * masked address.
 */
export async function sendCode(
  ctx: PublicContext,
  owner: Owner,
  factor: { id: string; kind: string; address: string | null },
  stepId: string | null,
): Promise<{ ok: true; sent_to: string } | DomainError> {
  const { app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const sent = await findSentCodes(tx, owner.clinicId, owner.userId, new Date(now.getTime() - QUARTER));
    const last = sent.find(({ factor_id }) => factor_id === factor.id);
    if (sent.length >= MOST_SENT || (last && now.getTime() - last.created_time.getTime() < BETWEEN))
      return domainError(
        'RATE_LIMITED',
        sent.length >= MOST_SENT
          ? 'Too many codes were sent. Wait 15 minutes, or use another method.'
          : 'A code was just sent. Wait a moment before you request another.',
        'Please wait',
      );
    const id = newId();
    const code = newDigits();
    const code_hash = await hashSecret(app.keys, placeOfCode(owner.clinicId, id), code);
    const row = {
      clinic_id: owner.clinicId,
      id,
      user_id: owner.userId,
      factor_id: factor.id,
      step_id: stepId,
      code_hash,
    };
    await insertSentCode(tx, row, now, new Date(now.getTime() + STEP_MINUTES * 60_000));
    const channel = factor.kind === 'sms' ? 'sms' : 'email';
    await queueDelivery(tx, {
      clinicId: owner.clinicId,
      key: `sign-in-code:${id}`,
      channel,
      to: factor.address ?? '',
      subject: 'Your Salus code',
      text:
        channel === 'sms'
          ? `${code} is your Salus code. It works for ${STEP_MINUTES} minutes.`
          : `${code} is your code for Salus. It works once, for ${STEP_MINUTES} minutes.\n\nNo one from your clinic will ever ask you for it. If you did not just sign in, someone else knows your password: change it.`,
      about: { type: 'sign_in_code', id },
    });
    return { ok: true as const, sent_to: factorDisplay(factor.kind, factor.address) };
  });
}
