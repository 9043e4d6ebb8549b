import { saveChange, type BaseVersion } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError, invalid, isDomainError, lockForSave } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RowOfTable } from '#platform/records/clinic-table.ts';
import { given } from '#platform/records/given.ts';
import { refusalOf, refusals } from '#platform/records/refusals.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { reorderRuleForm, type ReorderRuleFields } from '../../rules/index.ts';
import { lockItem } from '../items/items.sql.ts';
import { lockLocation } from '../locations/save-location.ts';
import { type ReorderRule, reorderRules, readReorderRules } from './reorder-rules.sql.ts';

const REFUSALS = refusals({
  reorder_rule_clinic_id_item_id_location_id_key: () =>
    domainError('RULE_TAKEN', 'This item already has a rule for this location. Edit the existing rule.'),
});

type RuleRow = RowOfTable<typeof reorderRules>;

/**
 * Adds a reorder rule of an item for a location, or updates `standing`, whose item and location can't change.
 * RULE_TAKEN if that item has a rule there.
 */
export async function saveReorderRule(
  ctx: RequestContext,
  input: object,
  standing: BaseVersion | null,
): Promise<ReorderRule | DomainError> {
  const { actor, app, now } = ctx;
  const checked = checkInput(reorderRuleForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  const fields = checked.value;
  try {
    return await app.database.transaction(async (tx): Promise<ReorderRule | DomainError> => {
      const before = standing === null ? null : await lockRule(tx, ctx, standing, fields);
      if (isDomainError(before)) return before;
      const saved = before === null ? await insertRule(tx, ctx, fields) : await updateRule(tx, ctx, before, fields);
      if (isDomainError(saved)) return saved;
      const { id } = saved;
      const rule = (await readReorderRules(tx, actor.clinicId, { id }, dayIn(actor.timeZone, now)))[0];
      if (rule === undefined) return domainError('OUT_OF_USE', 'The item or the location is archived.');
      const names = { item: rule.item_name, location: rule.location_name };
      await saveChange(tx, ctx, {
        objectType: 'reorder_rule',
        objectId: id,
        topic: 'inventory.setup-changed',
        action: before === null ? 'create' : 'update',
        before: before === null ? null : { ...names, ...levelsOf(before) },
        after: { ...names, ...levelsOf(fields) },
      });
      await publish(tx, { clinicId: actor.clinicId, topic: 'inventory.stock-changed', body: { id: fields.item_id } });
      return rule;
    });
  } catch (error) {
    const refusal = refusalOf(error, REFUSALS);
    if (refusal !== null) return refusal;
    throw error;
  }
}

async function lockRule(
  tx: Tx,
  { actor }: RequestContext,
  { id, version }: BaseVersion,
  { item_id, location_id }: ReorderRuleFields,
): Promise<RuleRow | DomainError> {
  const before = lockForSave(await reorderRules.lock(tx, actor, id), version, 'reorder rule');
  if (isDomainError(before)) return before;
  return before.item_id === item_id && before.location_id === location_id
    ? before
    : invalid([{ path: 'input.item_id', message: 'Add a separate rule for another item or location.' }]);
}

async function insertRule(
  tx: Tx,
  { actor, now }: RequestContext,
  fields: ReorderRuleFields,
): Promise<RuleRow | DomainError> {
  const item = await lockItem(tx, actor.clinicId, fields.item_id);
  const location = await lockLocation(tx, actor.clinicId, fields.location_id);
  if (item === null || item.deleted_time !== null)
    return invalid([{ path: 'input.item_id', message: 'This item does not exist.' }]);
  if (location === null || location.deleted_time !== null)
    return invalid([{ path: 'input.location_id', message: 'This location does not exist.' }]);
  return reorderRules.insert(tx, actor, { ...fields, id: newId(), created_time: now });
}

async function updateRule(
  tx: Tx,
  { actor }: RequestContext,
  { id, version }: RuleRow,
  fields: ReorderRuleFields,
): Promise<RuleRow> {
  return (await reorderRules.update(tx, actor, id, { ...levelsOf(fields), version: version + 1 }))!;
}

const levelsOf = ({ minimum_level, order_up_to, is_enabled }: ReorderRuleFields) => ({
  minimum_level,
  order_up_to,
  is_enabled,
});
