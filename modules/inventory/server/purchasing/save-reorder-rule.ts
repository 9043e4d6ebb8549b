import { sql } from 'kysely';
import { saveChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { codeOf } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError, invalid, isDomainError, lockForSave } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { reorderRuleForm, type ReorderRuleFields } from '../../rules/index.ts';
import { lockItem } from '../items/items.sql.ts';
import { lockLocation } from '../locations/save-location.ts';
import { type ReorderRule, readReorderRules } from './reorder-rules.sql.ts';

/**
 * Adds a rule of when an item is ordered anew for a location, or changes the one of `standing`, whose item and location stay. RULE_TAKEN
 * where that item has a rule there.
 */
export async function saveReorderRule(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number } | null,
): Promise<ReorderRule | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const checked = checkInput(reorderRuleForm, given, 'input');
  if (isDomainError(checked)) return checked;
  const { item_id, location_id, ...levels } = checked.value;
  const today = dayIn(actor.timeZone, now);
  try {
    return await app.database.transaction(async (tx): Promise<ReorderRule | DomainError> => {
      const id = standing?.id ?? newId();
      let before: (ReorderRuleFields & { version: number }) | null = null;
      if (standing === null) {
        const [item, location] = [await lockItem(tx, clinicId, item_id), await lockLocation(tx, clinicId, location_id)];
        if (item === null || item.deleted_time !== null)
          return invalid([{ path: 'input.item_id', message: 'This item does not exist.' }]);
        if (location === null || location.deleted_time !== null)
          return invalid([{ path: 'input.location_id', message: 'This location does not exist.' }]);
        await tx
          .insertInto('inventory.reorder_rule')
          .values({ ...checked.value, clinic_id: clinicId, id, created_time: now })
          .execute();
      } else {
        const { rows } = await sql<ReorderRuleFields & { version: number }>`
          select item_id, location_id, minimum_level, order_up_to, is_enabled, version from inventory.reorder_rule
          where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
        const locked = lockForSave(rows[0] ?? null, standing.version, 'reorder rule');
        if (isDomainError(locked)) return locked;
        before = locked;
        if (locked.item_id !== item_id || locked.location_id !== location_id)
          return invalid([{ path: 'input.item_id', message: 'Make a rule of its own for another item or location' }]);
        await tx
          .updateTable('inventory.reorder_rule')
          .set({ ...levels, version: locked.version + 1 })
          .where('clinic_id', '=', clinicId)
          .where('id', '=', id)
          .execute();
      }
      const rule = (await readReorderRules(tx, clinicId, { id }, today))[0];
      if (rule === undefined) return domainError('OUT_OF_USE', 'The item or the location is out of use.');
      const names = { item: rule.item_name, location: rule.location_name };
      await saveChange(tx, ctx, {
        objectType: 'reorder_rule',
        objectId: id,
        topic: 'inventory.setup-changed',
        action: before === null ? 'create' : 'update',
        before: before === null ? null : { ...names, ...levelsOf(before) },
        after: { ...names, ...levels },
      });
      await publish(tx, { clinicId, topic: 'inventory.stock-changed', body: { id: item_id } });
      return rule;
    });
  } catch (error) {
    if (codeOf(error) === '23505')
      return domainError('RULE_TAKEN', 'This item has a rule for this location already: change that one.');
    throw error;
  }
}

const levelsOf = ({ minimum_level, order_up_to, is_enabled }: ReorderRuleFields) => ({
  ...{ minimum_level, order_up_to, is_enabled },
});
