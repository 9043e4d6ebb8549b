import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';

/** A kind of event to be made: colour as #rrggbb, duration in minutes, and its place in the list. */
export interface NewEventCategory {
  clinicId: string;
  name: string;
  color: string;
  duration: number;
  sortIndex: number;
}

/** Adds a kind of event; answers its id. */
export async function addEventCategory(tx: Tx, category: NewEventCategory, now: Date): Promise<string> {
  const id = newId();
  const { clinicId, name, color, duration, sortIndex } = category;
  await tx
    .insertInto('scheduling.event_category')
    .values({ clinic_id: clinicId, id, category_name: name, color, duration, sort_index: sortIndex, created_time: now })
    .execute();
  return id;
}
