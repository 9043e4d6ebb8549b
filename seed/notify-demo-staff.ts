import { queueDelivery } from '#deliveries/server';
import { notify } from '#notifications/server';
import type { Tx } from '#platform/database.ts';
import type { FoundedClinic } from '#server/found-clinic.ts';
import { demoStaff, type DemoPatient, type DemoVisit } from './people/demo-people.ts';

const MINUTE = 60_000;

/**
 * Creates notifications for the demo clinic's staff: a welcome message, and for each doctor a call to make and a visit
 * to review; and one email, so that the outbox is not empty.
 */
export async function notifyDemoStaff(
  tx: Tx,
  made: { founded: FoundedClinic; patientIds: ReadonlyMap<string, string> },
  people: readonly DemoPatient[],
  visits: readonly DemoVisit[],
  now: Date,
  publicUrl: string,
): Promise<void> {
  const { clinicId, userIds } = made.founded;
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE);
  await notify(tx, {
    clinicId,
    userIds,
    source: 'Settings',
    type: 'Welcome to Salus',
    description: 'A demo clinic: what it sends stays on this computer. Read it here.',
    passId: clinicId,
    path: '/sandbox/outbox',
    time: ago(190),
  });
  await queueDelivery(tx, {
    clinicId,
    key: 'demo:welcome',
    channel: 'email',
    to: demoStaff[0]!.email,
    subject: 'Welcome to Harborview Clinic',
    text: `Welcome.\n\nWhatever the demo clinic sends by mail or text message arrives here and goes nowhere else.\n\nSign in at ${publicUrl}/login`,
    html: `<div style="font: 16px/1.5 system-ui, sans-serif; color: #1a2426"><h1 style="font-size: 20px">Welcome</h1><p>Whatever the demo clinic sends by mail or text message arrives here and goes nowhere else.</p><p><a href="${publicUrl}/login">Sign in</a></p></div>`,
    about: { type: 'clinic', id: clinicId },
  });
  for (const [index, { key }] of demoStaff.entries()) {
    const userIdsOfOne = [userIds[index]!];
    const patient = people.find(({ doctor }) => doctor === key);
    if (patient !== undefined) {
      const { first_name, last_name } = patient.patient;
      const id = made.patientIds.get(patient.key)!;
      await notify(tx, {
        clinicId,
        userIds: userIdsOfOne,
        source: 'Tasks',
        type: 'Call back',
        description: `${first_name} ${last_name} asks for a call about the new dose, this morning if possible.`,
        passId: id,
        path: `/patients/${id}`,
        time: ago(75),
      });
    }
    const visit = visits.find(({ staff, status, patient: of }) => staff === key && status === 'pending' && of !== null);
    if (visit !== undefined)
      await notify(tx, {
        clinicId,
        userIds: userIdsOfOne,
        source: 'calendar',
        type: 'Waits for a confirmation',
        description: `${visit.title} on ${dayAndTime(visit.start)} is still pending.`,
        passId: visit.key,
        time: ago(20),
      });
  }
}

/** Formats a local time, YYYY-MM-DD HH:mm:ss, for a message: 11/24 at 3:20 PM. */
function dayAndTime(wallClock: string): string {
  const [, month, day, hour, minute] = /^\d+-(\d+)-(\d+) (\d+):(\d+)/.exec(wallClock)!;
  return `${month}/${day} at ${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
