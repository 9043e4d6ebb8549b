import type { BaseVersion } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { dialledNumber, faxLimits } from '../../rules/index.ts';
import { type NumberRow, numbers, readNumber } from './numbers.sql.ts';

/** A number, entered twice. */
export interface NumberFields {
  name: string;
  number: string;
  number_again: string;
}

const YEAR_MS = 365 * 86_400_000;

/** Adds a verified number, or verifies `standing` again; it is trusted for a year. */
export async function saveNumber(
  ctx: RequestContext,
  { name, number, number_again: again }: NumberFields,
  standing: BaseVersion | null,
): Promise<NumberRow | DomainError> {
  const { actor, now } = ctx;
  const dialled = dialledNumber(number);
  const called = name.trim();
  if (called === '') return invalid([{ path: 'name', message: 'Enter a name.' }]);
  if (called.length > faxLimits.name)
    return invalid([{ path: 'name', message: `At most ${faxLimits.name} characters` }]);
  if (dialled === null) return invalid([{ path: 'number', message: 'Enter a valid fax number.' }]);
  if (dialledNumber(again) !== dialled)
    return invalid([{ path: 'number_again', message: 'The two numbers differ. Compare them.' }]);
  const fields = {
    name: called,
    number: dialled,
    verified_time: now,
    verified_by: actor.userId,
    expires_day: dayIn(actor.timeZone, new Date(now.getTime() + YEAR_MS)),
  };
  return withName(ctx, await numbers.save(ctx, standing, fields));
}

/** Deletes a number; it stays on record. */
export const removeNumber = async (ctx: RequestContext, id: string): Promise<NumberRow | DomainError> =>
  withName(ctx, await numbers.activate(ctx, id, false));

async function withName(ctx: RequestContext, saved: { id: string } | DomainError): Promise<NumberRow | DomainError> {
  return isDomainError(saved) ? saved : (await readNumber(db(ctx), ctx.actor.clinicId, saved.id))!;
}
