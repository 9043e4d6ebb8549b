import { recordChange } from '#audit/server';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readMember } from '#practice/server';
import { MOST_SENT, readCode, sendableNumber, STEP_MINUTES } from '../../rules/index.ts';
import { forgetActors } from '../session/authenticate.ts';
import { placeOfSecret, takeAppCode } from './code-of-app.ts';
import { notConfirmed } from '../confirm-owner.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  findFactors,
  insertFactor,
  readBegunFactor,
  takeSentCodes,
} from '../sign-in/factors.sql.ts';
import { spend } from '../records/one-time.sql.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { hashSecret, isSame, sealText } from '../secrets.ts';
import { placeOfCode, sendCode } from './send-code.ts';
import { liftRestriction, readOpenSession } from '../session/sessions.sql.ts';
import { giveBack, inAQuarter, takeAttempt, tooManyAttempts } from '../sign-in/rate-limit.ts';
import { notifyOwner } from '../notify-owner.ts';

const byUser = inAQuarter('begun factor', MOST_SENT * 4);
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The data that a user needs to finish setting up a factor. */
export interface BegunFactor {
  id: string;
  secret: string | null;
  qr_svg: string | null;
  sent_to: string | null;
}

/** Starts setting up a second factor: returns an app's secret with its QR code, or sends a code to an address. */
export async function beginFactor(
  ctx: RequestContext,
  input: { kind: 'totp' | 'email' | 'sms'; address?: string | null },
): Promise<BegunFactor | DomainError> {
  const { app, actor, now } = ctx;
  const error = await notConfirmed(ctx);
  if (error !== null) return error;
  const id = newId();
  const row = { clinic_id: actor.clinicId, id, user_id: actor.userId, kind: input.kind };
  if (input.kind === 'totp') {
    const [{ generateSecret, generateURI }, { default: bwip }, session] = await Promise.all([
      import('otplib'),
      import('bwip-js/node'),
      readOpenSession(app.database.kysely, actor.clinicId, actor.sessionId),
    ]);
    const secret = generateSecret();
    const sealed = await sealText(app.keys, placeOfSecret(actor.clinicId, id), secret);
    await insertFactor(app.database.kysely, { ...row, secret: sealed, address: null }, now);
    const uri = generateURI({ issuer: 'Salus', label: session?.username ?? actor.name, secret });
    return {
      id,
      secret,
      qr_svg: bwip.toSVG({ bcid: 'qrcode', text: uri, padding: 4, backgroundcolor: 'ffffff' }),
      sent_to: null,
    };
  }
  const address = await addressOf(ctx, input.kind, (input.address ?? '').trim());
  if (isDomainError(address)) return address;
  await insertFactor(app.database.kysely, { ...row, secret: null, address }, now);
  const sent = await sendCode(ctx, actor, { id, kind: input.kind, address }, null);
  return isDomainError(sent) ? sent : { id, secret: null, qr_svg: null, sent_to: sent.sent_to };
}

/**
 * Confirms a new factor with its first code. The member's first factor also creates recovery codes, and lifts
 * restrictions that required one.
 */
export async function finishFactor(
  ctx: RequestContext,
  input: { id: string; code: string },
): Promise<{ ok: true; recovery_codes: string[] } | DomainError> {
  const { app, actor, now } = ctx;
  const attempts = [{ limit: byUser, key: `${actor.clinicId} ${actor.userId}` }];
  if (!(await takeAttempt(ctx, attempts))) return tooManyAttempts();
  const since = new Date(now.getTime() - STEP_MINUTES * 60_000);
  const { kysely } = app.database;
  const factor = await readBegunFactor(kysely, actor.clinicId, actor.userId, input.id, since);
  if (factor === null) return domainError('STEP_OVER', 'This took too long. Start again.', 'Second factor');
  const read = readCode(input.code.slice(0, 40));
  const right =
    read?.kind === 'digits' &&
    (factor.kind === 'totp'
      ? await takeAppCode(app, actor.clinicId, factor, read.code, now)
      : await fitsSentCode(ctx, factor.id, read.code));
  if (!right) return invalid([{ path: 'code', message: 'Wrong code. Check that your phone’s clock is correct.' }]);
  await giveBack(ctx, attempts);
  return app.database.transaction((tx) =>
    counts(tx, ctx, factor.kind, async (isFirst) =>
      confirmFactor(
        tx,
        actor.clinicId,
        factor.id,
        isFirst || (await findFactors(tx, actor.clinicId, actor.userId)).length === 0,
        now,
      ),
    ),
  );
}

/**
 * Runs whenever a factor is confirmed: creates recovery codes if there are none, ends pending sign-ins, and writes the
 * log.
 */
export async function counts(
  tx: Parameters<typeof makeRecoveryCodes>[0],
  ctx: RequestContext,
  kind: string,
  keep: (isFirst: boolean) => Promise<void>,
): Promise<{ ok: true; recovery_codes: string[] }> {
  const { app, actor, now } = ctx;
  const left = await countRecoveryCodes(tx, actor.clinicId, actor.userId);
  await keep(left === 0);
  const recovery_codes = left === 0 ? await makeRecoveryCodes(tx, app, actor, now) : [];
  const lifted = await liftRestriction(tx, actor.clinicId, actor.userId);
  if (lifted.length > 0) await forgetActors(tx, app, actor.clinicId);
  await recordChange(tx, ctx, { action: 'create', objectType: 'second_factor', reason: kind });
  await notifyOwner(tx, actor, 'factor-added');
  return { ok: true, recovery_codes };
}

async function addressOf(ctx: RequestContext, kind: 'email' | 'sms', typed: string): Promise<string | DomainError> {
  if (kind === 'sms')
    return sendableNumber(typed) ?? invalid([{ path: 'address', message: 'Enter a number with country code.' }]);
  const { app, actor } = ctx;
  const member = await readMember(app.database.kysely, actor.clinicId, actor.userId);
  const address = typed === '' ? (member?.email ?? '') : typed;
  return EMAIL.test(address) && address.length <= 254
    ? address
    : invalid([{ path: 'address', message: 'Enter an email address.' }]);
}

async function fitsSentCode({ app, actor, now }: RequestContext, factorId: string, code: string): Promise<boolean> {
  const { kysely } = app.database;
  for (const sent of await takeSentCodes(kysely, actor.clinicId, { factorId }, now)) {
    const hash = await hashSecret(app.keys, placeOfCode(actor.clinicId, sent.id), code);
    if (isSame(hash, sent.code_hash))
      return spend(kysely, 'sessions.sent_code', { clinicId: actor.clinicId, id: sent.id }, now);
  }
  return false;
}
