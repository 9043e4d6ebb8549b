import type { App } from '#platform/app.ts';
import { addCalendar } from '../setup/add-calendar.ts';
import { addEventCategory } from '../setup/add-event-category.ts';
import { readWholeCategories } from '../setup/categories.sql.ts';

/** Creates a calendar for a test member and a 30-minute event type for it. */
export function buildCalendar(
  app: App,
  clinicId: string,
  userId: string,
): Promise<{ calendarId: string; categoryId: string }> {
  return app.database.transaction(async (tx) => {
    const { length: types } = await readWholeCategories(tx, clinicId, null);
    const name = types === 0 ? 'Visit' : `Visit ${types + 1}`;
    const visit = { clinicId, name, color: '#0f6663', duration: 30, sortIndex: 0 };
    return {
      calendarId: await addCalendar(tx, { clinicId, userId, color: '#1f77b4' }),
      categoryId: await addEventCategory(tx, visit, app.clock()),
    };
  });
}
