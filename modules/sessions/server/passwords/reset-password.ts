import { clientNetwork } from '#platform/http/client-network.ts';
import { queueDelivery } from '#deliveries/server';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { personName } from '#practice/rules';
import { readMember, type MemberRow } from '#practice/server';
import { LONGEST_NAME, normalUsername, RESET_MINUTES } from '../../rules/index.ts';
import { newPasswordError } from './change-password.ts';
import { notifyOwner } from '../notify-owner.ts';
import { revokeDevices } from '../records/devices.sql.ts';
import { endSessionsOf } from '../session/end-sessions.ts';
import { recordSignIn, recordSignInChange, type Owner } from '../sign-in/record-sign-in.ts';
import { makePasswordLink, placeOfReset } from './password-link.ts';
import { hashPassword } from '../password.ts';
import { spend } from '../records/one-time.sql.ts';
import { countResets, hasSignedIn, readReset, takeReset } from './resets.sql.ts';
import { hashSecret, isSame } from '../secrets.ts';
import { readStepToken } from '../session/session-token.ts';
import { readCredential, readCredentialOf, updatePassword } from '../session/sessions.sql.ts';
import { inAQuarter, takeAttempt, tooManyAttempts } from '../sign-in/rate-limit.ts';

const byAddress = inAQuarter('reset', 20);
const MOST_LINKS = 3;
const QUARTER = 15 * 60_000;
// Longer than the work for a known address takes: the response time must not reveal whether it exists.
const ALWAYS_MS = 250;

/** Emails a password reset link; the response and its timing don't depend on whether the address is known. */
export async function sendResetLink(ctx: PublicContext, email: string): Promise<{ ok: true } | DomainError> {
  if (!(await takeAttempt(ctx, [{ limit: byAddress, key: clientNetwork(ctx.ip) }]))) return tooManyAttempts();
  const username = normalUsername(email);
  const work = username.length <= LONGEST_NAME ? mailLink(ctx, username) : Promise.resolve();
  const patience = new Promise((resolve) => setTimeout(resolve, ALWAYS_MS));
  await Promise.all([work.catch((error: unknown) => ctx.app.log.error({ err: error }, 'reset link')), patience]);
  return { ok: true };
}

/**
 * Sets a new password with the code and the token of the link, once, and ends every session of its owner.
 * RESET_REFUSED.
 */
export async function resetPassword(
  ctx: PublicContext,
  input: { code: string; password: string; token: string },
): Promise<{ ok: true } | DomainError> {
  const { app, now } = ctx;
  const link = await openLink(ctx, input, takeReset);
  if (link === null) return linkOver();
  const { owner, id } = link;
  const failure = await newPasswordError(app, owner, input.password);
  if (failure !== null) return failure;
  const passwordHash = await hashPassword(input.password, app.keys);
  return app.database.transaction(async (tx): Promise<{ ok: true } | DomainError> => {
    if (!(await spend(tx, 'sessions.password_reset', { clinicId: owner.clinicId, id }, now))) return linkOver();
    await updatePassword(tx, owner.clinicId, owner.userId, passwordHash, now);
    await endSessionsOf(tx, app, owner.clinicId, owner.userId, 'password-reset', now);
    await revokeDevices(tx, owner.clinicId, owner.userId, null, now);
    await notifyOwner(tx, owner);
    const note = { action: 'update', objectType: 'password', reason: 'by emailed link' } as const;
    await recordSignInChange(tx, ctx, owner, note);
    return { ok: true };
  });
}

/** The account of a link, as shown to the person who opens it. */
export interface PasswordLink {
  name: string;
  username: string;
  clinic_name: string;
  is_first: boolean;
  expires_time: Date;
}

/** Returns the account of a link with the right code and token; RESET_REFUSED otherwise. */
export async function readPasswordLink(
  ctx: PublicContext,
  input: { code: string; token: string },
): Promise<PasswordLink | DomainError> {
  const { kysely } = ctx.app.database;
  const link = await openLink(ctx, input, readReset);
  if (link === null) return linkOver();
  const { owner, member, expires_time } = link;
  const [credential, isBack] = await Promise.all([
    readCredentialOf(kysely, owner.clinicId, owner.userId),
    hasSignedIn(kysely, owner.clinicId, owner.userId),
  ]);
  if (credential === null) return linkOver();
  const { username } = credential;
  return { name: personName(member), username, clinic_name: member.clinic_name, is_first: !isBack, expires_time };
}

interface OpenLink {
  id: string;
  owner: Owner;
  member: MemberRow;
  expires_time: Date;
}

// Choosing a password counts as one of the link's attempts, opening the page does not.
async function openLink(
  { app, now }: PublicContext,
  { code, token }: { code: string; token: string },
  find: typeof takeReset,
): Promise<OpenLink | null> {
  const { kysely } = app.database;
  const claims = await readStepToken(app, 'reset', token, now);
  const reset = claims === null ? null : await find(kysely, claims.clinicId, claims.id, now);
  if (claims === null || reset === null) return null;
  const { clinicId, id } = claims;
  if (!isSame(await hashSecret(app.keys, placeOfReset(clinicId, id), code.slice(0, 100)), reset.code_hash)) return null;
  const owner: Owner = { clinicId, userId: reset.user_id };
  const member = await readMember(kysely, clinicId, owner.userId);
  return member && { id, owner, member, expires_time: reset.expires_time };
}

async function mailLink(ctx: PublicContext, username: string): Promise<void> {
  const { app, now } = ctx;
  const { kysely } = app.database;
  const credential = await readCredential(kysely, username);
  if (credential === null) return;
  const owner = { clinicId: credential.clinic_id, userId: credential.user_id };
  const member = await readMember(kysely, owner.clinicId, owner.userId);
  if (member === null) return;
  const since = new Date(now.getTime() - QUARTER);
  if ((await countResets(kysely, owner.clinicId, owner.userId, since)) >= MOST_LINKS) return;
  await app.database.transaction(async (tx) => {
    const { id, link } = await makePasswordLink(tx, app, owner, now);
    await queueDelivery(tx, {
      clinicId: owner.clinicId,
      key: `password-reset:${id}`,
      channel: 'email',
      to: member.email,
      subject: 'Choose a new password for Salus',
      text: `Hello ${member.first_name},\n\nOpen this link to choose a new password. It works once, for ${RESET_MINUTES} minutes:\n\n${link}\n\nIf you did not request it, no action is needed; your password stays the same.`,
      about: { type: 'password_reset', id },
    });
  });
  await recordSignIn(ctx, owner, { action: 'update', objectType: 'password', reason: 'link emailed' });
}

function linkOver(): DomainError {
  return domainError('RESET_REFUSED', 'This link no longer works. Request a new one.', 'New password');
}
