import { cancelDeliveriesAbout, queueDelivery, readDeliveries } from '#deliveries/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { readClinic } from '#practice/server';
import { updateMeeting, type Meeting } from './meetings.sql.ts';

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
  const { clinic_name } = await readClinic(tx, meeting.clinic_id);
  const invite = await calendarFile(app, meeting, email, method, clinic_name);
  const when = whenOf(meeting);
  const text =
    method === 'REQUEST'
      ? [
          `You are invited to an online meeting with ${clinic_name}.`,
          '',
          when,
          '',
          `Join: ${meeting.join_url ?? ''}`,
          `Meeting ID: ${meeting.provider_id ?? ''}`,
          `Password: ${meeting.password}`,
          ...(meeting.agenda === '' ? [] : ['', meeting.agenda]),
        ].join('\n')
      : [`Your online meeting with ${clinic_name} was canceled.`, '', when].join('\n');
  await queueDelivery(tx, {
    clinicId: meeting.clinic_id,
    key: `online_meeting:${meeting.id}:${meeting.sequence}:${email.toLowerCase()}:${method}`,
    channel: 'email',
    to: email,
    subject:
      method === 'REQUEST' ? `Online meeting with ${clinic_name}` : `Canceled: online meeting with ${clinic_name}`,
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
  email: string,
  method: 'REQUEST' | 'CANCEL',
  clinicName: string,
): Promise<string> {
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const isCancel = method === 'CANCEL';
  const calendar = ical({
    name: clinicName,
    prodId: { company: 'Salus', product: 'Salus' },
    method: isCancel ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: `${meeting.id}@salus`,
    sequence: meeting.sequence,
    stamp: app.clock(),
    start: meeting.start_time,
    end: meeting.end_time,
    summary: `Online meeting with ${clinicName}`,
    description: isCancel ? '' : `Join: ${meeting.join_url ?? ''}\nPassword: ${meeting.password}`,
    location: isCancel ? '' : (meeting.join_url ?? ''),
    status: isCancel ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: clinicName, email: organizerOf(app) },
    attendees: [{ email, rsvp: !isCancel }],
  });
  return calendar.toString();
}

function organizerOf({ config }: App): string {
  const from = config.mail?.from ?? 'clinic@salus.invalid';
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}

function whenOf({ start_time: start, end_time: end, time_zone: timeZone }: Meeting): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(start);
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long', timeZone })
    .formatToParts(start)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${day}, ${time.format(start)} – ${time.format(end)} (${zone ?? timeZone})`;
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
