import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { BookingAnswer } from './booking.ts';
import { findAlternatives, type Displaced } from './find-alternatives.ts';

const OFFERED = 4;
const DAYS = 14;

/** The answer of a booking that was not written because its time is taken, with other times; nobody waits for them while slots are locked. */
export async function withAlternatives(
  ctx: RequestContext,
  answer: BookingAnswer | DomainError,
  displaced: Displaced,
): Promise<BookingAnswer | DomainError> {
  if (isDomainError(answer) || answer.event !== null || answer.occurrences !== undefined) return answer;
  return { ...answer, alternatives: await otherTimes(ctx, displaced) };
}

/** Other starts for something whose time is taken, the nearest first. */
export async function otherTimes({ app, actor, now }: RequestContext, displaced: Displaced): Promise<readonly Date[]> {
  const search = { now, own: new Set([displaced.id]), reserved: [], days: DAYS, most: OFFERED };
  const found = await findAlternatives(app.database.kysely, actor.clinicId, [displaced], search);
  return found.get(displaced.id) ?? [];
}
