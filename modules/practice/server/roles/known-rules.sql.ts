import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Records rules as known to a clinic; returns those that were new. Of two concurrent calls, only one gets them. */
export async function rememberRules(tx: Tx, clinicId: string, rules: readonly string[]): Promise<string[]> {
  const { rows } = await columnsOf('practice.known_rule', ['access_rule'])
    .returned(sql`insert into practice.known_rule (clinic_id, access_rule)
    select ${clinicId}, rule from unnest(${rules}::text[]) rule order by rule
    on conflict do nothing`)
    .execute(tx);
  return rows.map(({ access_rule }) => access_rule);
}

/** Grants rules to the roles based on these presets, for the whole clinic; existing grants stay unchanged. */
export async function grantToPresets(
  tx: Tx,
  clinicId: string,
  grants: readonly { preset: string; rule: string }[],
): Promise<void> {
  await sql`
    insert into practice.role_rule (clinic_id, role_id, access_rule)
    select r.clinic_id, r.id, g.rule
    from unnest(${grants.map(({ preset }) => preset)}::text[], ${grants.map(({ rule }) => rule)}::text[]) g (preset, rule)
    join practice.role r on r.clinic_id = ${clinicId} and r.preset = g.preset and r.deleted_time is null
    on conflict do nothing`.execute(tx);
}
