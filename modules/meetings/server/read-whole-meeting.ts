import { readDeliveries, statusReader } from '#deliveries/server';
import type { App } from '#platform/app.ts';
import { personName } from '#practice/rules';
import { readMember } from '#practice/server';
import { aboutMeeting } from './invitations.ts';
import type { Meeting } from './meetings.sql.ts';

/** A meeting with its host's name and the state of its invitations. */
export interface WholeMeeting extends Meeting {
  host_name: string;
  invitations: { email: string; state: string }[];
}

/** Returns a meeting with the related data to display. */
export async function readWholeMeeting(app: App, meeting: Meeting): Promise<WholeMeeting> {
  const db = app.database.kysely;
  const [host, deliveries, statusOf] = await Promise.all([
    readMember(db, meeting.clinic_id, meeting.host_id),
    readDeliveries(db, meeting.clinic_id, aboutMeeting(meeting)),
    statusReader(app, meeting.clinic_id),
  ]);
  const states = new Map(deliveries.map((delivery) => [delivery.to.toLowerCase(), statusOf(delivery)]));
  return {
    ...meeting,
    host_name: host === null ? '' : personName(host),
    invitations: meeting.invitees.flatMap((email) => {
      const state = states.get(email.toLowerCase());
      return state === undefined ? [] : [{ email, state }];
    }),
  };
}
