import { sql } from 'kysely';
import { recordChange, recordOwnChange } from '#audit/server';
import { readDeliveriesAbout, statusReader } from '#deliveries/server';
import { deliveryProblem, type DeliveryStatus } from '#deliveries/rules';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { domainError, isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { GIVES_TOO_MUCH, lockRights, rejectGiving } from '../members/lock-rights.ts';
import { readGrants } from '../members/members.sql.ts';
import { endOf, linkOf } from './invitation-mail.ts';
import { invitationToken } from './invitation-token.ts';
import { readInvitations, renewInvitation, type InvitationRow } from './invitations.sql.ts';

/** The link of an invitation to pass on, and the same as an SVG image of a QR code. */
export interface InvitationLink {
  link: string;
  qr_svg: string;
  expires_time: Date;
}

/**
 * Returns the link of an open invitation, for those who may send it: to copy, or to print. The link in its email stays
 * valid. INVITATION_CLOSED if it was accepted, withdrawn or has expired.
 */
export async function shareInvitation(ctx: RequestContext, id: string): Promise<InvitationLink | DomainError> {
  const { app, actor, now } = ctx;
  const found = await app.database.transaction(async (tx) => {
    const holder = await lockRights(tx, ctx, 'practice.members');
    if (isDomainError(holder)) return holder;
    const invitation = (await readInvitations(tx, actor.clinicId, now, [id]))[0];
    if (invitation === undefined) return notFound('invitation');
    if (invitation.state !== 'pending')
      return domainError('INVITATION_CLOSED', 'This invitation is no longer open. Send it again for a new link.');
    const roles = invitation.roles.map((role) => role.id);
    const more = rejectGiving(app, holder, await readGrants(tx, actor.clinicId, roles), GIVES_TOO_MUCH);
    if (more !== null) return more;
    const link = await currentLink(tx, app, actor.clinicId, invitation);
    await recordChange(tx, ctx, { action: 'update', objectType: 'invitation', objectId: id, reason: 'link shown' });
    return { link, expires_time: invitation.expires_time };
  });
  if (isDomainError(found)) return found;
  const { default: bwip } = await import('bwip-js/node');
  const qr_svg = bwip.toSVG({ bcid: 'qrcode', text: found.link, padding: 4, backgroundcolor: 'ffffff' });
  return { ...found, qr_svg };
}

// An invitation from before links could be shown again has another token: it gets this one, and the old link ends.
async function currentLink(tx: Tx, app: App, clinicId: string, invitation: InvitationRow): Promise<string> {
  const { id, sent_time: sentTime, expires_time } = invitation;
  const { token, hash } = await invitationToken(app.keys, { clinicId, id, sentTime });
  await renewInvitation(tx, clinicId, id, { token_hash: hash, expires_time, sent_time: sentTime });
  return linkOf(app, token);
}

/**
 * Returns new links of the open invitations to an address, in every clinic, for the operator to pass on; expired ones are
 * extended. The links in their emails end.
 */
export function linksForOperator(app: App, email: string, now: Date): Promise<{ clinic: string; link: string }[]> {
  return app.database.transaction(async (tx) => {
    const tables = { i: 'practice.invitation', c: 'practice.clinic' } as const;
    const { rows } = await columnsOf(tables, ['i.clinic_id', 'i.id', 'c.clinic_name'])
      .select(
        sql`from practice.invitation i join practice.clinic c on c.clinic_id = i.clinic_id
        where lower(i.email) = lower(${email.trim()}) and i.accepted_time is null and i.revoked_time is null
        order by c.clinic_name for update of i`,
      )
      .execute(tx);
    const links = [];
    for (const { clinic_id: clinicId, id, clinic_name: clinic } of rows) {
      const { token, hash } = await invitationToken(app.keys, { clinicId, id, sentTime: now });
      await renewInvitation(tx, clinicId, id, { token_hash: hash, expires_time: endOf(now), sent_time: now });
      const entry = { action: 'update', objectType: 'invitation', objectId: id } as const;
      await recordOwnChange(tx, app, clinicId, { ...entry, reason: 'link created on the server' });
      links.push({ clinic, link: linkOf(app, token) });
    }
    return links;
  });
}

/** What became of an invitation's last email. */
export interface MailState {
  mail_state: DeliveryStatus;
  mail_problem: string | null;
}

/** Adds to each invitation what became of its last email. */
export async function withMailState<Row extends InvitationRow>(
  { app, actor: { clinicId } }: RequestContext,
  invitations: readonly Row[],
): Promise<(Row & MailState)[]> {
  const about = { type: 'invitation', ids: invitations.map(({ id }) => id) };
  const [mails, statusOf] = await Promise.all([
    readDeliveriesAbout(app.database.kysely, clinicId, about),
    statusReader(app, clinicId),
  ]);
  const last = new Map(mails.map((mail) => [mail.aboutId, mail]));
  return invitations.map((invitation) => {
    const mail = last.get(invitation.id);
    const mail_state = mail === undefined ? 'cancelled' : statusOf(mail);
    return { ...invitation, mail_state, mail_problem: deliveryProblem(mail_state, 'email', mail?.error ?? null) };
  });
}
