import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import type { BookingAnswer } from './booking.ts';
import { findAlternatives, type Displaced } from './find-alternatives.ts';

const OFFERED = 4;
const DAYS = 14;

/** The answer of a booking that was not written because its time is taken, with other times; nobody waits for them while slots are held. */
export async function withAlternatives(
  { house, actor, now }: Request,
  answer: BookingAnswer | Refusal,
  wanted: Displaced,
): Promise<BookingAnswer | Refusal> {
  if (isRefusal(answer) || answer.event !== null || answer.occurrences !== undefined) return answer;
  const search = { now, own: new Set([wanted.id]), reserved: [], days: DAYS, most: OFFERED };
  const found = await findAlternatives(house.database.kysely, actor.clinicId, [wanted], search);
  return { ...answer, alternatives: found.get(wanted.id) ?? [] };
}
