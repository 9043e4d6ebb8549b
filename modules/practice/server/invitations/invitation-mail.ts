import { queueDelivery } from '#deliveries/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { countInvitationMails, recordInvitationMail, type InvitationRow } from './invitations.sql.ts';
import { readClinic } from '../clinic/practice.sql.ts';

/** Days for which an invitation's link is valid. */
const INVITATION_DAYS = 7;

// Enough for a lost email, too little to spam an inbox in the clinic's name.
const HOUR_MS = 3_600_000;
const MOST_TO_ONE = 3;
const MOST_OF_CLINIC = 100;

/**
 * Returns RATE_LIMITED if an address, or the clinic as a whole, has reached the hourly limit of invitations; null
 * otherwise.
 */
export async function rejectManyMails(
  tx: Tx,
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  email: string,
): Promise<DomainError | null> {
  const sent = await countInvitationMails(tx, actor.clinicId, email, new Date(now.getTime() - HOUR_MS));
  if (sent.address >= MOST_TO_ONE)
    return domainError(
      'RATE_LIMITED',
      'This address received three invitations in the last hour. Try again later.',
      'Please wait',
    );
  if (sent.clinic >= MOST_OF_CLINIC)
    return domainError(
      'RATE_LIMITED',
      'Too many invitations were sent in the last hour. Try again later.',
      'Please wait',
    );
  return null;
}

/** Returns when a link that is sent now expires. */
export function endOf(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
}

/** Returns the address of a link's token; the fragment stays in the browser. */
export function linkOf({ config }: App, token: string): string {
  return `${config.publicUrl}/register#token=${token}`;
}

/** Queues the email with the link; it is sent once for each time that the invitation was sent. */
export async function queueInvitationMail(
  tx: Tx,
  { app, actor, now }: RequestContext,
  invitation: Pick<InvitationRow, 'id' | 'first_name' | 'email'>,
  token: string,
): Promise<void> {
  const { clinic_name } = await readClinic(tx, actor.clinicId);
  await recordInvitationMail(tx, actor.clinicId, invitation.id, now);
  const link = linkOf(app, token);
  await queueDelivery(tx, {
    clinicId: actor.clinicId,
    key: `invitation:${invitation.id}:${now.getTime()}`,
    channel: 'email',
    to: invitation.email,
    subject: `${actor.name} invites you to ${clinic_name} on Salus`,
    text: [
      `Hello ${invitation.first_name},`,
      `${actor.name} invites you to work with ${clinic_name} on Salus. Choose your password here:`,
      link,
      `The link is valid for ${INVITATION_DAYS} days and only for you. If you did not expect this invitation, you can ignore it.`,
    ].join('\n\n'),
    about: { type: 'invitation', id: invitation.id },
    goodUntil: endOf(now),
  });
}
