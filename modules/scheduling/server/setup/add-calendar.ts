import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';

/** Creates a calendar for a member with a color (#rrggbb); returns its ID. */
export async function addCalendar(
  tx: Tx,
  calendar: { clinicId: string; userId: string; color: string },
): Promise<string> {
  const id = newId();
  const { clinicId, userId, color } = calendar;
  await tx.insertInto('scheduling.calendar').values({ clinic_id: clinicId, id, user_id: userId, color }).execute();
  return id;
}
