import { queueDelivery } from '#deliveries/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { countLinksSince, insertLink } from '../portal.sql.ts';
import { newPortalToken } from '../link/portal-token.ts';

/** How long a link is good for. */
export const LINK_DAYS = 7;
const DAY_MS = 86_400_000;
const MOST_LINKS_A_DAY = 10;
/** How many of them a patient may ask for: who has an old link of theirs must not fill their mailbox, nor void the staff's links. */
export const MOST_REQUESTED_A_DAY = 3;

/** Whom a link is for, and who sends it: null where the patient asked for a new one. */
export interface LinkFor {
  clinicId: string;
  clinicName: string;
  patientId: string;
  firstName: string;
  email: string | null;
  mobile: string | null;
  sentBy: string | null;
  /** That something waits on the page, never what; without it the link is for the page as such. */
  reason?: 'message' | 'program';
}

/** Where a link went. */
export interface SentLink {
  linkId: string;
  channel: 'email' | 'sms';
  sentTo: string;
  expires: Date;
}

/** Makes a link and queues it to the address on record, else to the mobile; null where there is neither, or too many went out today. */
export async function sendLink(tx: Tx, app: App, now: Date, to: LinkFor): Promise<SentLink | null> {
  const channel = to.email === null ? 'sms' : 'email';
  const sentTo = to.email ?? to.mobile;
  if (sentTo === null) return null;
  const { clinicId, patientId } = to;
  const { sent, asked } = await countLinksSince(tx, clinicId, patientId, new Date(now.getTime() - DAY_MS));
  if (sent >= MOST_LINKS_A_DAY || (to.sentBy === null && asked >= MOST_REQUESTED_A_DAY)) return null;
  const { token, hash } = newPortalToken();
  const linkId = newId();
  const expires = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  await insertLink(tx, {
    clinic_id: clinicId,
    id: linkId,
    patient_id: patientId,
    token_hash: hash,
    channel,
    sent_by: to.sentBy,
    created_time: now,
    expires_time: expires,
  });
  // Behind the #: a browser sends that nowhere, so that it stands in no log of a server, of a proxy or of who is linked to next.
  const link = `${app.config.publicUrl}/portal#${token}`;
  await queueDelivery(tx, {
    clinicId,
    key: `portal-link:${linkId}`,
    channel,
    to: sentTo,
    subject: subjectOf(to),
    text: channel === 'sms' ? shortText(to, link) : longText(to, link),
    about: { type: 'portal_link', id: linkId, patientId },
  });
  return { linkId, channel, sentTo, expires };
}

function subjectOf({ clinicName, reason }: LinkFor): string {
  if (reason === 'message') return `New message from ${clinicName}`;
  return reason === 'program' ? `New information from ${clinicName}` : `Your patient portal at ${clinicName}`;
}

function shortText({ clinicName, reason }: LinkFor, link: string): string {
  if (reason === 'message')
    return `${clinicName}: you have a new message. Sign in with your date of birth; the link works once, for ${LINK_DAYS} days: ${link}`;
  if (reason === 'program')
    return `${clinicName}: you have new information. Sign in with your date of birth; the link works once, for ${LINK_DAYS} days: ${link}`;
  return `${clinicName}: view your record and send requests. Sign in with your date of birth; the link works once, for ${LINK_DAYS} days: ${link}`;
}

function longText({ firstName, clinicName, reason }: LinkFor, link: string): string {
  return [
    `Hello ${firstName},`,
    whatFor(clinicName, reason),
    link,
    `You will be asked for your date of birth. The link works once and expires after ${LINK_DAYS} days. Do not share it. If you did not expect this message, you can ignore it.`,
  ].join('\n\n');
}

function whatFor(clinicName: string, reason: LinkFor['reason']): string {
  if (reason === 'message') return `${clinicName} sent you a message. Read it in your patient portal:`;
  if (reason === 'program') return `You have new information from ${clinicName}. View it in your patient portal:`;
  return `Use this link to view your record at ${clinicName} and send us requests, e.g. for an appointment:`;
}
