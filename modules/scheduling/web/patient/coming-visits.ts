import { queryClient } from '#kit/api/query-client.ts';
import { readOptions } from '#kit/api/use-api.ts';
import { formatShortDay } from '#kit/formats/day.ts';
import { formatClock } from '#kit/formats/time.ts';
import type { ComingVisits } from '#patients/web';
import { EventsOfPatientDocument } from '../calendar.operations.gen.ts';
import { clinicClock } from '../clinic-clock.ts';
import { openEvent } from '../event/open-event.ts';

const TAKE = 100;
const LINES = 3;

/** Returns a patient's active future appointments, freshly read: before asking whether to cancel them. */
export async function findComingVisits(patientId: string): Promise<ComingVisits> {
  const query = readOptions(EventsOfPatientDocument, { patient_id: patientId, take: TAKE });
  const { patientEvents: events } = await queryClient.query({ ...query, staleTime: 0 });
  const now = clinicClock(new Date());
  const coming = events
    .filter(({ status }) => status === 'pending' || status === 'confirmed')
    .filter(({ start }) => clinicClock(start) > now)
    .toReversed();
  const lines = coming.slice(0, LINES).map(({ start, title }) => {
    const clock = clinicClock(start);
    return `${formatShortDay(clock.slice(0, 10))}, ${formatClock(clock.slice(11, 16))}: ${title}`;
  });
  return { count: coming.length, lines, openNext: () => coming[0] !== undefined && openEvent(coming[0]) };
}
