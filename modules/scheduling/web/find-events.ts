import type { SearchHit } from '#kit/module/web-module.ts';
import { formatShortDay } from '#kit/formats/day.ts';
import { request } from '#kit/api/request.ts';
import { eventStatusNames, type EventStatus } from '../rules/index.ts';
import { clinicClock } from './clinic-clock.ts';
import { SearchEventsDocument } from './globalsearch.operations.gen.ts';
import { formatClock } from '#kit/formats/time.ts';

/** Events for the global search; a result opens the calendar on its day with its window. */
export async function findEvents(keyword: string): Promise<SearchHit[]> {
  const { searchEvent: found } = await request(SearchEventsDocument, { data: { keyword } });
  return found.map(({ id, title, status, start, patient_name: patient }) => {
    const clock = clinicClock(start);
    const when = `${formatShortDay(clock.slice(0, 10))}, ${formatClock(clock.slice(11, 16))}`;
    const state = status === 'confirmed' ? '' : eventStatusNames[status as EventStatus];
    return {
      id,
      title: patient === null ? title : `${patient} · ${title}`,
      detail: [when, state].filter(Boolean).join(' · '),
      path: `/scheduling/index?view=day&day=${clock.slice(0, 10)}&event=${id}`,
    };
  });
}
