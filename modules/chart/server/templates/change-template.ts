import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { domainError, type DomainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { templateForm, unknownVariables, type TemplateFields } from '../../rules/index.ts';
import { textHash } from '../content-hash.ts';
import { isNicknameTaken, isTemplateId, lockTemplate, type Template, templates } from './templates.sql.ts';

/**
 * Creates a template: the user's own, or with permission to set up charts, one for the clinic. A repeated call returns
 * the existing template.
 */
export function createTemplate(
  ctx: RequestContext,
  id: string | null,
  input: unknown,
): Promise<Template | DomainError> {
  const { actor, now } = ctx;
  const key = id ?? newId();
  return changing(ctx, key, input, async (tx, standing, fields) => {
    if (standing !== null) return null;
    if (await isTemplateId(tx, actor.clinicId, key)) return noTemplate();
    const problem =
      (await rejectLevel(ctx, fields.access_level)) ?? (await nicknameOf(tx, ctx, key, actor.userId, fields));
    if (problem !== null) return problem;
    const own = { owner_id: actor.userId, created_time: now, updated_time: now };
    await templates.insert(tx, actor, { id: key, ...columnsOf(fields), ...own });
    await note(tx, ctx, 'create', key, null, fields);
    return null;
  });
}

/**
 * Changes a template. STALE_VERSION if it was changed since `version`; NOT_OWNER for a clinic template without
 * permission.
 */
export function updateTemplateOf(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<Template | DomainError> {
  return changing(ctx, id, input, async (tx, standing, fields) => {
    if (standing === null) return noTemplate();
    const problem =
      (await rejectLevel(ctx, standing.access_level)) ??
      (await rejectLevel(ctx, fields.access_level)) ??
      (standing.version === version
        ? null
        : domainError(
            'STALE_VERSION',
            'Someone else changed this template since you opened it.',
            'Changed by someone else',
          )) ??
      (await nicknameOf(tx, ctx, id, standing.owner_id, fields));
    if (problem !== null) return problem;
    await templates.update(tx, ctx.actor, id, {
      ...columnsOf(fields),
      version: standing.version + 1,
      updated_time: ctx.now,
    });
    await note(tx, ctx, 'update', id, standing, fields);
    return null;
  });
}

/** Archives or restores a template; idempotent. */
export async function switchTemplate(
  ctx: RequestContext,
  id: string,
  active: boolean,
): Promise<Template | DomainError> {
  return changing(ctx, id, null, async (tx, standing) => {
    if (standing === null) return noTemplate();
    const problem = await rejectLevel(ctx, standing.access_level);
    if (problem !== null) return problem;
    if ((standing.deleted_time === null) === active) return null;
    const taken = active ? await nicknameOf(tx, ctx, id, standing.owner_id, standing) : null;
    if (taken !== null) return domainError('NICKNAME_TAKEN', 'Another template now has this nickname.');
    await templates.update(tx, ctx.actor, id, {
      deleted_time: active ? null : ctx.now,
      version: standing.version + 1,
      updated_time: ctx.now,
    });
    await recordChange(tx, ctx, {
      action: active ? 'update' : 'delete',
      objectType: 'chart_template',
      objectId: id,
      changes: { in_use: { before: !active, after: active } },
    });
    return null;
  });
}

function columnsOf({ name: template_name, ...fields }: TemplateFields) {
  return { template_name, ...fields };
}

async function changing(
  ctx: RequestContext,
  id: string,
  input: unknown,
  work: (tx: Tx, standing: Template | null, fields: TemplateFields) => Promise<null | DomainError>,
): Promise<Template | DomainError> {
  const { actor, app } = ctx;
  const checked = input === null ? { value: null } : checkInput(templateForm(), input, 'input');
  if (isDomainError(checked)) return checked;
  const unknown = unknownVariables(checked.value?.template_html ?? '');
  if (unknown.length > 0)
    return invalid([{ path: 'input.template_html', message: `Unknown variable @${unknown[0]}@` }]);
  return app.database.transaction(async (tx) => {
    const problem = await work(tx, await lockTemplate(tx, actor.clinicId, actor.userId, id), checked.value!);
    if (problem !== null) return problem;
    await publish(tx, { clinicId: actor.clinicId, topic: 'chart.templates-changed', body: { id } });
    return (await lockTemplate(tx, actor.clinicId, actor.userId, id)) ?? noTemplate();
  });
}

async function rejectLevel({ actor }: RequestContext, level: string): Promise<DomainError | null> {
  if (level === 'private' || actor.rules.has('chart.setup')) return null;
  return domainError('NOT_OWNER', 'You don’t have permission to change clinic templates.', 'Not allowed');
}

async function nicknameOf(
  tx: Tx,
  { actor }: RequestContext,
  id: string,
  owner_id: string,
  { nickname, access_level }: Pick<TemplateFields, 'nickname' | 'access_level'>,
): Promise<DomainError | null> {
  const taken = await isNicknameTaken(tx, actor.clinicId, { nickname, access_level, owner_id, id });
  return taken ? invalid([{ path: 'input.nickname', message: 'This nickname is already in use' }]) : null;
}

async function note(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update',
  id: string,
  before: Template | null,
  after: TemplateFields,
): Promise<void> {
  await recordChange(tx, ctx, {
    action,
    objectType: 'chart_template',
    objectId: id,
    changes: {
      name: { before: before?.template_name ?? null, after: after.name },
      nickname: { before: before?.nickname ?? null, after: after.nickname },
      access_level: { before: before?.access_level ?? null, after: after.access_level },
      template_html: {
        before: before === null ? null : textHash(before.template_html),
        after: textHash(after.template_html),
      },
    },
  });
}

/** NOT_FOUND: the template doesn't exist, or belongs to another user. */
export function noTemplate(): DomainError {
  return notFound('template');
}
