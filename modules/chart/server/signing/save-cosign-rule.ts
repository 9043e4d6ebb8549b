import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import { invalid, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { personName } from '#practice/rules';
import { holdersOf, readMembers } from '#practice/server';
import { readCosignRule, readCosignRules, type CosignRule } from './cosign-rules.sql.ts';

/** A cosign rule with the names to display. */
export interface NamedCosignRule extends CosignRule {
  author_name: string;
  cosigner_name: string | null;
}

/** Returns every member who may sign notes, with their rule; `version` 0 and `never` if the clinic has no rule. */
export async function cosignRules({ app, actor }: RequestContext): Promise<NamedCosignRule[]> {
  const { kysely } = app.database;
  const [members, signers, rules] = await Promise.all([
    readMembers(kysely, actor.clinicId),
    holdersOf(kysely, actor.clinicId, 'chart.sign'),
    readCosignRules(kysely, actor.clinicId, null),
  ]);
  const names = new Map(members.map((member) => [member.user_id, personName(member)]));
  const known = new Map(rules.map((rule) => [rule.author_id, rule]));
  return members
    .filter(({ user_id }) => signers.includes(user_id))
    .map(({ user_id: author_id }) => {
      const rule = known.get(author_id) ?? { author_id, cosign_mode: 'never' as const, cosigner_id: null, version: 0 };
      const cosigner_name = rule.cosigner_id === null ? null : (names.get(rule.cosigner_id) ?? null);
      return { ...rule, author_name: names.get(author_id)!, cosigner_name };
    });
}

/** Saves the cosign rule of an author. STALE_VERSION if it was changed since `version`. */
export async function saveCosignRule(
  ctx: RequestContext,
  input: { author_id: string; version: number; cosign_mode: CosignRule['cosign_mode']; cosigner_id: string | null },
): Promise<NamedCosignRule | DomainError> {
  const { actor, now, app } = ctx;
  const signers = (await cosignRules(ctx)).map(({ author_id }) => author_id);
  const unknown = (path: string): DomainError =>
    invalid([{ path, message: 'Choose a member with permission to sign notes.' }]);
  if (!signers.includes(input.author_id)) return unknown('author_id');
  if (input.cosigner_id !== null && !signers.includes(input.cosigner_id)) return unknown('cosigner_id');
  if (input.cosigner_id === input.author_id)
    return invalid([{ path: 'cosigner_id', message: 'Members can’t cosign their own notes.' }]);
  const saved = await app.database.transaction(async (tx) => {
    const before = await readCosignRule(tx, actor.clinicId, input.author_id);
    const { rows } = await sql`
      insert into chart.cosign_rule as r (clinic_id, author_id, cosign_mode, cosigner_id, updated_time)
      select ${actor.clinicId}, ${input.author_id}, ${input.cosign_mode}, ${input.cosigner_id}::uuid, ${now}
      where ${input.version} = 0 or exists (select 1 from chart.cosign_rule o
        where o.clinic_id = ${actor.clinicId} and o.author_id = ${input.author_id})
      on conflict (clinic_id, author_id) do update set cosign_mode = excluded.cosign_mode, cosigner_id = excluded.cosigner_id,
        version = r.version + 1, updated_time = excluded.updated_time where r.version = ${input.version}
      returning author_id`.execute(tx);
    if (rows.length === 0)
      return domainError(
        'STALE_VERSION',
        'Someone else changed this rule since you opened it.',
        'Changed by someone else',
      );
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'chart_cosign_rule',
      objectId: input.author_id,
      changes: { cosign_mode: { before: before?.cosign_mode ?? 'never', after: input.cosign_mode } },
    });
    return null;
  });
  if (saved !== null) return saved;
  return (await cosignRules(ctx)).find(({ author_id }) => author_id === input.author_id)!;
}
