import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { publish } from '#platform/outbox.ts';
import { type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { definitionForm } from '../rules/index.ts';
import { clinicVitals } from './clinic-vitals.ts';
import { type Definition, definitions } from './definitions.ts';
import { isMeasured, lastPlace, readDefinitions, sortDefinitions } from './definitions.sql.ts';

// Values are stored without a unit, so a different unit would change their meaning.
const unitInUse = (unit: string) =>
  invalid([
    { path: 'input.vital_unit', message: `Values are on file in ${unit}. Archive this vital and add a new one.` },
  ]);

/** Adds a custom vital of the clinic. NAME_TAKEN. */
export async function createDefinition(ctx: RequestContext, input: unknown): Promise<Definition | DomainError> {
  const checked = checkInput(definitionForm, input, 'input');
  if (isDomainError(checked)) return checked;
  const { clinicId } = ctx.actor;
  return definitions.saving(ctx, async (tx) => {
    await clinicVitals(tx, clinicId, ctx.now);
    return definitions.insert(tx, ctx, { ...checked.value, sort_index: lastPlace(clinicId) });
  });
}

/**
 * Changes a vital. A standard one keeps its name, unit and decimals; one with recorded values keeps its unit.
 * NAME_TAKEN; STALE_VERSION if it was changed since `version`.
 */
export async function changeDefinition(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<Definition | DomainError> {
  const checked = checkInput(definitionForm, input, 'input');
  if (isDomainError(checked)) return checked;
  return definitions.saving(ctx, async (tx) => {
    const before = await definitions.lock(tx, ctx, id, version);
    if (isDomainError(before)) return before;
    const { vital_name, vital_unit, decimals } = before;
    const fields = before.code === null ? checked.value : { ...checked.value, vital_name, vital_unit, decimals };
    // Concurrent recordings of values wait for the lock on the vital.
    if (fields.vital_unit !== vital_unit && (await isMeasured(tx, ctx.actor.clinicId, id)))
      return unitInUse(vital_unit);
    return definitions.update(tx, ctx, before, fields);
  });
}

/** Archives or restores a vital; idempotent. NAME_TAKEN. */
export const switchDefinition = (ctx: RequestContext, id: string, isActive: boolean) =>
  definitions.activate(ctx, id, isActive);

/** Sets the order of the vitals. */
export async function orderDefinitions(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Definition[] | DomainError> {
  if (ids.length > 200) return invalid([{ path: 'vital_info_ids', message: 'Send at most 200 IDs.' }]);
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx) => {
    await clinicVitals(tx, clinicId, ctx.now);
    await sortDefinitions(tx, clinicId, ids);
    const changes = { order: { before: null, after: ids.length } };
    await recordChange(tx, ctx, { action: 'update', objectType: 'vital_definition', objectId: null, changes });
    await publish(tx, { clinicId, topic: 'vitals.definitions-changed', body: { id: null } });
    return (await readDefinitions(tx, clinicId)).filter(({ deleted_time }) => deleted_time === null);
  });
}
