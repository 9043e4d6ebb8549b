import { recordAccess } from '#audit/server';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { findEvents, type FoundEvent } from './search-events.sql.ts';

const LONGEST = 100;
const MOST = 12;

/** Returns events that match a keyword, future ones first; empty for a blank keyword. The access is logged. */
export async function searchEvents(ctx: RequestContext, keyword: string): Promise<FoundEvent[] | DomainError> {
  const { app, actor, now } = ctx;
  if (keyword.length > LONGEST)
    return invalid([{ path: 'data.keyword', message: `A keyword can have at most ${LONGEST} characters` }]);
  const text = keyword.normalize('NFC').trim().toLowerCase();
  if (text === '') return [];
  const [events] = await Promise.all([
    findEvents(app.database.kysely, actor.clinicId, text, now, MOST),
    recordAccess(ctx, { action: 'search', objectType: 'event' }),
  ]);
  return events;
}
