import { clientNetwork } from '#platform/http/client-network.ts';
import { invalid, isDomainError, domainError, type Issue, type DomainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { acceptInvitation, findInvitation } from '#practice/server';
import { personalWords } from '../../rules/index.ts';
import { addAccount } from '../add-account.ts';
import { passwordError } from '../password-error.ts';
import { recordSignInChange } from './record-sign-in.ts';
import { inAQuarter, takeAttempt, tooManyAttempts } from './rate-limit.ts';

const byAddress = inAQuarter('invitation', 60);
const LONGEST_NAME = 100;

/** The invited person, as entered by the inviting member. */
export interface InvitedPerson {
  first_name: string;
  last_name: string;
  email: string;
  clinic_name: string;
}

/** Finds the person of an invitation link; INVITATION_GONE if it has expired or is invalid. */
export async function findInvited(ctx: PublicContext, token: string): Promise<InvitedPerson | DomainError> {
  if (!(await takeAttempt(ctx, [{ limit: byAddress, key: clientNetwork(ctx.ip) }]))) return tooManyAttempts();
  const found = await findInvitation(ctx.app.database.kysely, token.slice(0, 200), ctx.now);
  if (found === null || found.expired) return gone();
  const { first_name, last_name, email, clinic_name } = found;
  return { first_name, last_name, email, clinic_name };
}

/**
 * Accepts an invitation, with the invited names unless others are given: creates the member and their account in one
 * transaction.
 */
export async function signUp(
  ctx: PublicContext,
  input: { token: string; password: string; first_name?: string; last_name?: string },
): Promise<{ ok: true; username: string } | DomainError> {
  const { app, now } = ctx;
  if (!(await takeAttempt(ctx, [{ limit: byAddress, key: clientNetwork(ctx.ip) }]))) return tooManyAttempts();
  const found = await findInvitation(app.database.kysely, input.token.slice(0, 200), now);
  if (found === null || found.expired) return gone();
  const { first_name = found.first_name, last_name = found.last_name } = input;
  const names = { first_name: first_name.trim(), last_name: last_name.trim() };
  const issues = [issueOf('first_name', names.first_name), issueOf('last_name', names.last_name)];
  const wrong = issues.filter((issue) => issue !== null);
  if (wrong.length > 0) return invalid(wrong);
  const known = personalWords([...Object.values(names), found.email, found.clinic_name]);
  const error = await passwordError(input.password, known);
  if (error !== null) return error;
  const { clinicId } = found;
  const made = await app.database.transaction(async (tx) => {
    const member = await acceptInvitation(tx, found, names, now);
    if (isDomainError(member)) return member;
    const account = { clinicId, userId: member.userId, username: found.email, password: input.password };
    const error = await addAccount(tx, account, now, app.keys);
    if (error !== null) return error;
    await recordSignInChange(tx, ctx, account, {
      action: 'update',
      objectType: 'invitation',
      userName: `${names.first_name} ${names.last_name}`,
      reason: 'accepted',
    });
    return member;
  });
  if (isDomainError(made)) return made;
  return { ok: true, username: found.email };
}

function issueOf(field: string, name: string): Issue | null {
  if (name === '') return { path: `input.${field}`, message: 'Enter your name' };
  return name.length > LONGEST_NAME ? { path: `input.${field}`, message: 'Enter a shorter name' } : null;
}

function gone(): DomainError {
  return domainError('INVITATION_GONE', 'This invitation is no longer valid. Please ask for a new one.', 'Invitation');
}
