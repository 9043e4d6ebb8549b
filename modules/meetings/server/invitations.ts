import { cancelDeliveriesAbout, queueDelivery, readDeliveries } from '#deliveries/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { readPatients } from '#patients/server';
import { readClinic } from '#practice/server';
import { readEvents } from '#scheduling/server';
import { LOCALES, type Language } from '#values/language/language.ts';
import { translateTo, type Translate } from '#values/language/texts.ts';
import { updateMeeting, type Meeting } from './meetings.sql.ts';
import { spanish } from './spanish.gen.ts';

/** Returns the delivery topic of a meeting's invitations. */
export const aboutMeeting = ({ id }: Pick<Meeting, 'id'>) => ({ type: 'online_meeting', id });

/**
 * Sends invitations for the current state of a meeting, in the transaction of the change; removed invitees are
 * notified.
 */
export async function inviteAll(app: App, tx: Tx, meeting: Meeting): Promise<void> {
  const reached = await reachedOnes(tx, meeting);
  await cancelDeliveriesAbout(tx, meeting.clinic_id, aboutMeeting(meeting));
  const isInvited = (email: string): boolean => meeting.invitees.some((other) => same(other, email));
  const dropped = reached.filter((email) => !isInvited(email));
  for (const email of dropped) await queue(app, tx, meeting, email, 'CANCEL');
  for (const email of meeting.invitees) await queue(app, tx, meeting, email, 'REQUEST');
  await updateMeeting(tx, meeting, { invited: meeting.invitees });
}

/** Notifies all invitees who may have received an invitation that the meeting is canceled. */
export async function uninviteAll(app: App, tx: Tx, meeting: Meeting): Promise<void> {
  const reached = await reachedOnes(tx, meeting);
  await cancelDeliveriesAbout(tx, meeting.clinic_id, aboutMeeting(meeting));
  for (const email of reached) await queue(app, tx, meeting, email, 'CANCEL');
  await updateMeeting(tx, meeting, { invited: [] });
}

/** Returns the last invitees who may have received an invitation: those still queued in Salus reached no one. */
async function reachedOnes(tx: Tx, meeting: Meeting): Promise<string[]> {
  if (meeting.invited.length === 0) return [];
  const sent = await readDeliveries(tx, meeting.clinic_id, aboutMeeting(meeting));
  return meeting.invited.filter((email) =>
    sent.some(
      ({ to, state, key }) => same(to, email) && key.endsWith(':REQUEST') && !['queued', 'cancelled'].includes(state),
    ),
  );
}

async function queue(app: App, tx: Tx, meeting: Meeting, email: string, method: 'REQUEST' | 'CANCEL'): Promise<void> {
  const { clinic_name: clinic } = await readClinic(tx, meeting.clinic_id);
  const language = await languageOf(tx, meeting, email);
  const t = translateTo(language, spanish);
  const invite = await calendarFile(app, meeting, { email, method, clinic, t });
  const when = whenOf(meeting, language);
  const text =
    method === 'REQUEST'
      ? [
          t('You are invited to an online meeting with {clinic}.', { clinic }),
          '',
          when,
          '',
          t('Join: {link}', { link: meeting.join_url ?? '' }),
          t('Meeting ID: {id}', { id: meeting.provider_id ?? '' }),
          t('Password: {password}', { password: meeting.password }),
          ...(meeting.agenda === '' ? [] : ['', meeting.agenda]),
        ].join('\n')
      : [t('Your online meeting with {clinic} was canceled.', { clinic }), '', when].join('\n');
  await queueDelivery(tx, {
    clinicId: meeting.clinic_id,
    key: `online_meeting:${meeting.id}:${meeting.sequence}:${email.toLowerCase()}:${method}`,
    channel: 'email',
    to: email,
    subject:
      method === 'REQUEST'
        ? t('Online meeting with {clinic}', { clinic })
        : t('Canceled: online meeting with {clinic}', { clinic }),
    text,
    attachments: [
      {
        name: 'invite.ics',
        type: `text/calendar; charset=utf-8; method=${method}`,
        base64: Buffer.from(invite).toString('base64'),
      },
    ],
    about: aboutMeeting(meeting),
  });
}

async function calendarFile(
  app: App,
  meeting: Meeting,
  { email, method, clinic, t }: { email: string; method: 'REQUEST' | 'CANCEL'; clinic: string; t: Translate },
): Promise<string> {
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const isCancel = method === 'CANCEL';
  const calendar = ical({
    name: clinic,
    prodId: { company: 'Salus', product: 'Salus' },
    method: isCancel ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: `${meeting.id}@salus`,
    sequence: meeting.sequence,
    stamp: app.clock(),
    start: meeting.start_time,
    end: meeting.end_time,
    summary: t('Online meeting with {clinic}', { clinic }),
    description: isCancel
      ? ''
      : `${t('Join: {link}', { link: meeting.join_url ?? '' })}\n${t('Password: {password}', { password: meeting.password })}`,
    location: isCancel ? '' : (meeting.join_url ?? ''),
    status: isCancel ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: clinic, email: organizerOf(app) },
    attendees: [{ email, rsvp: !isCancel }],
  });
  return calendar.toString();
}

function organizerOf({ config }: App): string {
  const from = config.mail?.from ?? 'clinic@salus.invalid';
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}

/** Returns the patient's language if the address is the patient's; members and guests get English. */
async function languageOf(tx: Tx, { clinic_id, event_id }: Meeting, email: string): Promise<Language> {
  const [event] = await readEvents(tx, clinic_id, [event_id]);
  if (event === undefined || event.patient_id === null) return 'en';
  const [patient] = await readPatients(tx, clinic_id, [event.patient_id], { columns: ['email', 'preferred_language'] });
  const isTheirs = patient?.email != null && same(patient.email, email);
  return isTheirs ? (patient.preferred_language ?? 'en') : 'en';
}

function whenOf({ start_time: start, end_time: end, time_zone: timeZone }: Meeting, language: Language): string {
  const locale = LOCALES[language];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(start);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'long', timeZone })
    .formatToParts(start)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${day}, ${time.format(start)} – ${time.format(end)} (${zone ?? timeZone})`;
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
