import type { BaseVersion } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { deviceForm } from '../rules/index.ts';
import { type Device, devices } from './devices.ts';
import { endCheckIns } from './check-ins.ts';

/** What a device that may no longer act as before loses: its token and a pairing code that wasn't used. */
export const SIGNED_OUT = { token_hash: null, pairing_hash: null, pairing_expires_time: null } as const;

/** Registers a device, or changes it; one that moves to another practice or changes its kind is signed out. */
export async function saveDevice(
  ctx: RequestContext,
  input: unknown,
  of: BaseVersion | null,
): Promise<Device | DomainError> {
  const checked = checkInput(deviceForm, input, 'input');
  if (isDomainError(checked)) return checked;
  const fields = checked.value;
  if (!isId(fields.practice_id))
    return invalid([{ path: 'input.practice_id', message: 'This practice does not exist.' }]);
  return devices.saving(ctx, async (tx) => {
    if (of === null) return devices.insert(tx, ctx, fields);
    const before = await devices.lock(tx, ctx, of.id, of.version);
    if (isDomainError(before)) return before;
    if (before.practice_id === fields.practice_id && before.kind === fields.kind)
      return devices.update(tx, ctx, before, fields);
    await endCheckIns(tx, ctx.actor.clinicId, of.id, ctx.now);
    return devices.update(tx, ctx, before, { ...fields, ...SIGNED_OUT });
  });
}

/** Switches a device off: its token is invalid from now on. */
export function switchOff(ctx: RequestContext, id: string): Promise<Device | DomainError> {
  return devices.saving(ctx, async (tx) => {
    const before = await devices.lock(tx, ctx, id);
    if (isDomainError(before) || before.deleted_time !== null) return before;
    await endCheckIns(tx, ctx.actor.clinicId, id, ctx.now);
    return devices.update(tx, ctx, before, { ...SIGNED_OUT, deleted_time: ctx.now });
  });
}
