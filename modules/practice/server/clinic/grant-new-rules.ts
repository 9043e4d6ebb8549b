import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { AccessRule } from '#platform/module.ts';
import { PRESETS } from '../../rules/index.ts';
import { grantToPresets, rememberRules } from '../roles/known-rules.sql.ts';
import { findClinics } from './practice.sql.ts';

/**
 * Grants rules that are new to a clinic to its roles based on the presets that have them, and to Admin. This happens
 * once per rule, so that rights that an administrator removes stay removed. Returns the number of clinics with new
 * rules.
 */
export async function grantNewRules(app: App, rules: readonly AccessRule[]): Promise<number> {
  let clinics = 0;
  for (const { clinic_id } of await findClinics(app.database.kysely)) {
    const news = await app.database.transaction(async (tx) => {
      const fresh = new Set(
        await rememberRules(
          tx,
          clinic_id,
          rules.map(({ id }) => id),
        ),
      );
      if (fresh.size === 0) return 0;
      await grantToPresets(tx, clinic_id, grantsOf(rules.filter(({ id }) => fresh.has(id))));
      await recordOwnChange(tx, app, clinic_id, {
        action: 'update',
        objectType: 'role',
        changes: { access_rules: { before: null, after: [...fresh] } },
        reason: 'new rights from an update, granted to the preset roles',
      });
      await app.live.publishIn(tx, [{ clinicId: clinic_id, topic: 'practice.rights-changed', body: {} }]);
      return fresh.size;
    });
    if (news > 0) clinics += 1;
  }
  return clinics;
}

/** Returns the presets that each rule is granted to; Admin has all of them. */
export function grantsOf(rules: readonly AccessRule[]): { preset: string; rule: string }[] {
  return rules.flatMap((rule) =>
    PRESETS.filter(({ name }) => name === 'Admin' || rule.presets.includes(name)).map(({ name }) => ({
      preset: name,
      rule: rule.id,
    })),
  );
}
