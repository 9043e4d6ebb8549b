import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';

/** Gives a member a calendar in a colour, #rrggbb; answers its id. */
export async function addCalendar(
  tx: Tx,
  calendar: { clinicId: string; userId: string; color: string },
): Promise<string> {
  const id = newId();
  const { clinicId, userId, color } = calendar;
  await tx.insertInto('scheduling.calendar').values({ clinic_id: clinicId, id, user_id: userId, color }).execute();
  return id;
}
