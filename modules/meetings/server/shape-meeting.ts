import { readDeliveries } from '#deliveries/server';
import type { Queryable } from '#platform/database.ts';
import { personName } from '#practice/rules';
import { readMember } from '#practice/server';
import type { OnlineMeeting } from '../api/calendar.gen.ts';
import { aboutMeeting } from './invitations.ts';
import type { Meeting } from './meetings.sql.ts';

/** A meeting as the wire has it, with its host's name and what became of its invitations. */
export async function shapeMeeting(db: Queryable, meeting: Meeting): Promise<OnlineMeeting> {
  const [host, deliveries] = await Promise.all([
    readMember(db, meeting.clinic_id, meeting.host_id),
    readDeliveries(db, meeting.clinic_id, aboutMeeting(meeting)),
  ]);
  const states = new Map(deliveries.map(({ to, state }) => [to.toLowerCase(), state]));
  return {
    event_id: meeting.event_id,
    state: meeting.state,
    error: meeting.error,
    topic: meeting.topic,
    agenda: meeting.agenda,
    password: meeting.password,
    invitees: meeting.invitees,
    meeting_id: meeting.provider_id,
    join_url: meeting.is_wanted ? meeting.join_url : null,
    start: meeting.start_time,
    end: meeting.end_time,
    host_name: host === null ? '' : personName(host),
    invitations: meeting.invitees.flatMap((email) => {
      const state = states.get(email.toLowerCase());
      return state === undefined ? [] : [{ email, state }];
    }),
  };
}
