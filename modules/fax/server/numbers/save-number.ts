import { saveChange } from '#audit/server';
import { codeOf } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { duplicate, invalid, isDomainError, lockForSave, notFound, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { dialledNumber, faxLimits } from '../../rules/index.ts';
import { findNumber, type NumberRow } from './numbers.sql.ts';

/** What is typed of a number: the number twice. */
export interface NumberFields {
  name: string;
  number: string;
  number_again: string;
}

const YEAR_MS = 365 * 86_400_000;

/** Adds a checked number, or checks the one of `standing` anew; it is trusted for a year. */
export async function saveNumber(
  ctx: RequestContext,
  { name, number, number_again: again }: NumberFields,
  standing: { id: string; version: number } | null,
): Promise<NumberRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const dialled = dialledNumber(number);
  const called = name.trim();
  if (called === '') return invalid([{ path: 'name', message: 'Please say whose number it is' }]);
  if (called.length > faxLimits.name)
    return invalid([{ path: 'name', message: `At most ${faxLimits.name} characters` }]);
  if (dialled === null) return invalid([{ path: 'number', message: 'This is no fax number' }]);
  if (dialledNumber(again) !== dialled)
    return invalid([
      { path: 'number_again', message: 'This is another number than the one above. Please compare them' },
    ]);
  const fields = {
    name: called,
    number: dialled,
    verified_time: now,
    verified_by: actor.userId,
    expires_day: dayIn(actor.timeZone, new Date(now.getTime() + YEAR_MS)),
  };
  try {
    return await app.database.transaction(async (tx): Promise<NumberRow | DomainError> => {
      const id = standing?.id ?? newId();
      let before: NumberRow | null = null;
      if (standing === null)
        await tx
          .insertInto('fax.number')
          .values({ clinic_id: clinicId, id, ...fields, created_time: now })
          .execute();
      else {
        const row = lockForSave(await findNumber(tx, clinicId, id, true), standing.version, 'fax number');
        if (isDomainError(row)) return row;
        before = row;
        await tx
          .updateTable('fax.number')
          .set({ ...fields, version: row.version + 1 })
          .where('clinic_id', '=', clinicId)
          .where('id', '=', id)
          .execute();
      }
      await saveChange(tx, ctx, {
        ...{
          action: before === null ? 'create' : 'update',
          objectType: 'fax_number',
          objectId: id,
          before,
          after: fields,
        },
        topic: 'fax.number-changed',
      });
      return (await findNumber(tx, clinicId, id))!;
    });
  } catch (error) {
    if (codeOf(error) === '23505') return duplicate('number', 'This number');
    throw error;
  }
}

/** Takes a number off the list. */
export function removeNumber(ctx: RequestContext, id: string): Promise<NumberRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx): Promise<NumberRow | DomainError> => {
    const before = await findNumber(tx, clinicId, id, true);
    if (before === null) return notFound('fax number');
    await tx
      .updateTable('fax.number')
      .set({ deleted_time: now })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    await saveChange(tx, ctx, {
      action: 'delete',
      objectType: 'fax_number',
      objectId: id,
      before,
      after: {},
      topic: 'fax.number-changed',
    });
    return before;
  });
}
