import { recordAccess } from '#audit/server';
import { invalid, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { findEvents, type FoundEvent } from './search-events.sql.ts';

const LONGEST = 100;
const MOST = 12;

/** Events that a keyword leads to, those to come first; none where it is blank. The look is logged. */
export async function searchEvents(request: Request, keyword: string): Promise<FoundEvent[] | Refusal> {
  const { house, actor, now } = request;
  if (keyword.length > LONGEST)
    return invalid([{ path: 'data.keyword', message: `A keyword can have at most ${LONGEST} characters` }]);
  const text = keyword.normalize('NFC').trim().toLowerCase();
  if (text === '') return [];
  const [events] = await Promise.all([
    findEvents(house.database.kysely, actor.clinicId, text, now, MOST),
    recordAccess(request, { action: 'search', objectType: 'event' }),
  ]);
  return events;
}
