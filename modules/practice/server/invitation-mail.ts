import { queueDelivery } from '#deliveries/server';
import type { Tx } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { InvitationRow } from './invitations.sql.ts';
import { readClinic } from './practice.sql.ts';

/** How long an invitation's link is good for. */
export const INVITATION_DAYS = 7;

/** Queues the mail with the link; it goes out once for each time that the invitation was sent. */
export async function queueInvitationMail(
  tx: Tx,
  { app, actor, now }: RequestContext,
  invitation: Pick<InvitationRow, 'id' | 'first_name' | 'email'>,
  token: string,
): Promise<void> {
  const { clinic_name } = await readClinic(tx, actor.clinicId);
  const link = `${app.config.publicUrl}/register#token=${token}`;
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
      `The link is good for ${INVITATION_DAYS} days and for you alone. If you did not expect it, nothing happens unless you follow it.`,
    ].join('\n\n'),
    about: { type: 'invitation', id: invitation.id },
  });
}
