import { queueDelivery } from '#deliveries/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { Language } from '#values/language/language.ts';
import { newId } from '#platform/id.ts';
import { translateTo, type Translate } from '#values/language/texts.ts';
import { countLinksSince, insertLink } from '../portal.sql.ts';
import { newPortalToken } from '../link/portal-token.ts';
import { spanish } from '../spanish.gen.ts';

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
  language: Language | null;
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
  const t = translateTo(to.language, spanish);
  await queueDelivery(tx, {
    clinicId,
    key: `portal-link:${linkId}`,
    channel,
    to: sentTo,
    subject: subjectOf(t, to),
    text: channel === 'sms' ? shortText(t, to, link) : longText(t, to, link),
    about: { type: 'portal_link', id: linkId, patientId },
  });
  return { linkId, channel, sentTo, expires };
}

function subjectOf(t: Translate, { clinicName: clinic, reason }: LinkFor): string {
  if (reason === 'message') return t('New message from {clinic}', { clinic });
  return reason === 'program'
    ? t('New information from {clinic}', { clinic })
    : t('Your patient portal at {clinic}', { clinic });
}

function shortText(t: Translate, { clinicName: clinic, reason }: LinkFor, link: string): string {
  const values = { clinic, link, days: LINK_DAYS };
  if (reason === 'message')
    return t(
      '{clinic}: you have a new message. Sign in with your date of birth; the link works once, for {days} days: {link}',
      values,
    );
  if (reason === 'program')
    return t(
      '{clinic}: you have new information. Sign in with your date of birth; the link works once, for {days} days: {link}',
      values,
    );
  return t(
    '{clinic}: view your record and send requests. Sign in with your date of birth; the link works once, for {days} days: {link}',
    values,
  );
}

function longText(t: Translate, { firstName: name, clinicName: clinic, reason }: LinkFor, link: string): string {
  return [
    t('Hello {name},', { name }),
    whatFor(t, clinic, reason),
    link,
    t(
      'You will be asked for your date of birth. The link works once and expires after {days} days. Do not share it. If you did not expect this message, you can ignore it.',
      { days: LINK_DAYS },
    ),
  ].join('\n\n');
}

function whatFor(t: Translate, clinic: string, reason: LinkFor['reason']): string {
  if (reason === 'message') return t('{clinic} sent you a message. Read it in your patient portal:', { clinic });
  if (reason === 'program')
    return t('You have new information from {clinic}. View it in your patient portal:', { clinic });
  return t('Use this link to view your record at {clinic} and send us requests, e.g. for an appointment:', { clinic });
}
