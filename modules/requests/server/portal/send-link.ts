import { queueDelivery } from '#deliveries/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { countLinksSince, insertLink } from '../portal.sql.ts';
import { newPortalToken } from '../link/portal-token.ts';

/** Validity of a link in days. */
export const LINK_DAYS = 7;
const DAY_MS = 86_400_000;
const MOST_LINKS_A_DAY = 10;
/**
 * Maximum number of links that a patient can request per day: the holder of an old link must not be able to flood the
 * mailbox or invalidate links sent by staff.
 */
export const MOST_REQUESTED_A_DAY = 3;

/** The patient of a link, and its sender: null if the patient requested it. */
export interface LinkFor {
  clinicId: string;
  clinicName: string;
  patientId: string;
  firstName: string;
  email: string | null;
  mobile: string | null;
  sentBy: string | null;
  /** The reason mentioned in the message, without details; if omitted, the link is for the portal in general. */
  reason?: 'message' | 'program';
}

/** The destination of a link. */
export interface SentLink {
  linkId: string;
  channel: 'email' | 'sms';
  sentTo: string;
  expires: Date;
}

/**
 * Creates a link and queues it to the email on record, otherwise to the mobile phone; null if there is neither, or the
 * daily limit is reached.
 */
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
  // After the #: browsers don't send the fragment, so it appears in no server or proxy log and no Referer.
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
