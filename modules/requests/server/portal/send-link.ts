import { queueDelivery } from '#deliveries/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { Language } from '#values/language/language.ts';
import { newId } from '#platform/id.ts';
import { translateTo, type Translate } from '#values/language/texts.ts';
import { countLinksSince, insertLink } from '../portal.sql.ts';
import { newPortalToken } from '../link/portal-token.ts';
import { spanish } from '../spanish.gen.ts';

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
  language: Language | null;
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
