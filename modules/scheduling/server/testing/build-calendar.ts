import type { App } from '#platform/app.ts';
import { addCalendar } from '../setup/add-calendar.ts';
import { addEventCategory } from '../setup/add-event-category.ts';

/** A calendar of a test's member, and a kind of event of half an hour that is booked on it. */
export function buildCalendar(
  app: App,
  clinicId: string,
  userId: string,
): Promise<{ calendarId: string; categoryId: string }> {
  const visit = { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 };
  return app.database.transaction(async (tx) => ({
    calendarId: await addCalendar(tx, { clinicId, userId, color: '#1f77b4' }),
    categoryId: await addEventCategory(tx, visit, app.clock()),
  }));
}
