import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import type { BookingAnswer } from './booking.ts';
import { findAlternatives, type Displaced } from './find-alternatives.ts';

const OFFERED = 4;
const DAYS = 14;

/** The answer of a booking that was not written because its time is taken, with other times; nobody waits for them while slots are held. */
export async function withAlternatives(
  request: Request,
  answer: BookingAnswer | Refusal,
  wanted: Displaced,
): Promise<BookingAnswer | Refusal> {
  if (isRefusal(answer) || answer.event !== null || answer.occurrences !== undefined) return answer;
  return { ...answer, alternatives: await otherTimes(request, wanted) };
}

/** Other starts for something whose time is taken, the nearest first. */
export async function otherTimes({ house, actor, now }: Request, wanted: Displaced): Promise<readonly Date[]> {
  const search = { now, own: new Set([wanted.id]), reserved: [], days: DAYS, most: OFFERED };
  const found = await findAlternatives(house.database.kysely, actor.clinicId, [wanted], search);
  return found.get(wanted.id) ?? [];
}
