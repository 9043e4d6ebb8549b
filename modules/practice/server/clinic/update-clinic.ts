import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { publish } from '#platform/outbox.ts';
import { isDomainError, type DomainError, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ClinicInput } from '../../api/registration.gen.ts';
import { clinicInput, minuteOf } from '../../rules/index.ts';
import { notifyRightsChanged } from '../members/lock-rights.ts';
import { lockClinic, writeClinic } from './clinic.sql.ts';

/** Returns the previous opening hours if they have changed, for subscribers that compare. */
function opened(before: OpeningHours, after: OpeningHours): { [key: string]: number } {
  const { day_start_minute: start, day_end_minute: end } = before;
  if (start === after.day_start_minute && end === after.day_end_minute) return {};
  return { day_start_before: start, day_end_before: end };
}

interface OpeningHours {
  day_start_minute: number;
  day_end_minute: number;
}

/** Changes the clinic's settings. Every open page is notified, and the new time zone applies from then on. */
export async function updateClinic(
  ctx: RequestContext,
  version: number,
  input: ClinicInput,
): Promise<true | DomainError> {
  const { app, actor } = ctx;
  const checked = checkInput(clinicInput, input, 'input');
  if (isDomainError(checked)) return checked;
  return app.database.transaction(async (tx): Promise<true | DomainError> => {
    const before = await lockClinic(tx, actor.clinicId);
    if (before.version !== version) return versionConflict('clinic');
    const { day_start, day_end, attributes, ...said } = checked.value;
    const fields = { ...said, day_start_minute: minuteOf(day_start), day_end_minute: minuteOf(day_end) };
    const changes = changedFields({ ...before, ...before.attributes }, { ...fields, ...attributes });
    if (changes === null) return true;
    await writeClinic(tx, actor.clinicId, fields, attributes, ctx.now);
    await recordChange(tx, ctx, { action: 'update', objectType: 'clinic', objectId: actor.clinicId, changes });
    await publish(tx, { clinicId: actor.clinicId, topic: 'practice.clinic-changed', body: opened(before, fields) });
    // Every session includes the name and the time zone.
    await notifyRightsChanged(tx, ctx);
    return true;
  });
}
