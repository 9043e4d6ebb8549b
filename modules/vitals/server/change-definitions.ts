import { recordChange, saveChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import {
  domainError,
  type DomainError,
  duplicate,
  invalid,
  isDomainError,
  lockForSave,
  notFound,
} from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { definitionForm } from '../rules/index.ts';
import { clinicVitals } from './clinic-vitals.ts';
import {
  insertDefinition,
  isMeasured,
  isNameTaken,
  lockDefinition,
  readDefinitions,
  sortDefinitions,
  updateDefinition,
  type Definition,
} from './definitions.sql.ts';

const nameTaken = () => duplicate('input.vital_name', 'A vital of this name');
const about = (objectId: string) => ({
  objectType: 'vital_definition',
  objectId,
  topic: 'vitals.definitions-changed',
});
// A value is a number alone: under another unit all that stands would say something else.
const unitTaken = (unit: string) =>
  invalid([
    { path: 'input.vital_unit', message: `Values stand in ${unit}. Take this vital out of use and make a new one` },
  ]);

/** Adds a vital of the clinic's own. */
export function createDefinition(ctx: RequestContext, input: unknown): Promise<Definition | DomainError> {
  const checked = checkInput(definitionForm, input, 'input');
  return changing(ctx, async (tx) => {
    if (isDomainError(checked)) return checked;
    const { clinicId } = ctx.actor;
    await clinicVitals(tx, clinicId, ctx.now);
    if (await isNameTaken(tx, clinicId, checked.value.vital_name, null)) return nameTaken();
    const id = await insertDefinition(tx, clinicId, checked.value, ctx.now);
    await saveChange(tx, ctx, { ...about(id), action: 'create', before: null, after: checked.value });
    return id;
  });
}

/** Changes a vital; a standard one keeps its name, unit and decimals, one that was measured its unit. STALE_VERSION where somebody else did since `version`. */
export function changeDefinition(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<Definition | DomainError> {
  const checked = checkInput(definitionForm, input, 'input');
  return changing(ctx, async (tx) => {
    if (isDomainError(checked)) return checked;
    const before = lockForSave(await lockDefinition(tx, ctx.actor.clinicId, id), version, 'vital');
    if (isDomainError(before)) return before;
    const { vital_name, vital_unit, decimals } = before;
    const fields = before.code === null ? checked.value : { ...checked.value, vital_name, vital_unit, decimals };
    if (await isNameTaken(tx, ctx.actor.clinicId, fields.vital_name, id)) return nameTaken();
    // Whoever records a value meanwhile waits for the vital that is locked here.
    if (fields.vital_unit !== vital_unit && (await isMeasured(tx, ctx.actor.clinicId, id)))
      return unitTaken(vital_unit);
    await updateDefinition(tx, ctx.actor.clinicId, id, fields);
    await saveChange(tx, ctx, { ...about(id), action: 'update', before, after: fields });
    return id;
  });
}

/** Takes a vital out of use, or brings it back; doing so twice changes nothing. */
export function switchDefinition(ctx: RequestContext, id: string, active: boolean): Promise<Definition | DomainError> {
  return changing(ctx, async (tx) => {
    const before = await lockDefinition(tx, ctx.actor.clinicId, id);
    if (before === null) return notFound('vital');
    if ((before.deleted_time === null) === active) return id;
    if (active && (await isNameTaken(tx, ctx.actor.clinicId, before.vital_name, id)))
      return domainError('NAME_TAKEN', 'A vital of this name stands already.');
    await updateDefinition(tx, ctx.actor.clinicId, id, { deleted_time: active ? null : ctx.now });
    const action = active ? 'update' : 'delete';
    await saveChange(tx, ctx, { ...about(id), action, before: { is_active: !active }, after: { is_active: active } });
    return id;
  });
}

/** Puts the vitals in an order. */
export async function orderDefinitions(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Definition[] | DomainError> {
  if (ids.length > 200) return invalid([{ path: 'vital_info_ids', message: 'At most 200 ids are expected.' }]);
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

async function changing(
  ctx: RequestContext,
  work: (tx: Tx) => Promise<string | DomainError>,
): Promise<Definition | DomainError> {
  return ctx.app.database.transaction(async (tx) => {
    const id = await work(tx);
    if (isDomainError(id)) return id;
    return (await lockDefinition(tx, ctx.actor.clinicId, id))!;
  });
}
