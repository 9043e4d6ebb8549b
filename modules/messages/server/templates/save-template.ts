import { saveChange } from '#audit/server';
import { domainError, type DomainError, invalid, isDomainError, lockForSave } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { checkTemplate, type TemplateKind, templateLimits, type TemplateText } from '../../rules/index.ts';
import { insertTemplate, listTemplates, type TemplateRow, templates, titleTaken } from './text-templates.sql.ts';

/** Creates a template with the client's key, or returns the one that the key created before. */
export function createTemplate(
  ctx: RequestContext,
  kind: TemplateKind,
  input: TemplateText,
  key: string | null,
): Promise<TemplateRow | DomainError> {
  const { clinicId, userId } = ctx.actor;
  const find = templates.table.find;
  return templates.saving(ctx, async (tx) => {
    const before = key === null ? null : await find(tx, ctx.actor, key);
    if (before !== null) return before;
    const checked = readTemplate(input);
    if (isDomainError(checked)) return checked;
    if ((await listTemplates(tx, clinicId, kind)).length >= templateLimits.count)
      return domainError(
        'TOO_MANY',
        `The limit of ${templateLimits.count} templates is reached. Delete one first.`,
        'Not saved',
      );
    const id = key ?? newId();
    const values = { clinic_id: clinicId, id, kind, ...checked, created_by: userId };
    const made = await insertTemplate(tx, values, ctx.now);
    if (made === undefined) return (await find(tx, ctx.actor, id)) ?? titleTaken();
    const after = { kind, ...checked };
    await saveChange(tx, ctx, { ...templates.about(id), action: 'create', before: null, after });
    return made;
  });
}

/** Updates a template; `version` is the one that was read. */
export function changeTemplate(
  ctx: RequestContext,
  id: string,
  version: number,
  input: TemplateText,
): Promise<TemplateRow | DomainError> {
  return templates.saving(ctx, async (tx) => {
    const before = await templates.lock(tx, ctx, id);
    if (isDomainError(before)) return before;
    const standing = lockForSave(before.deleted_time === null ? before : null, version, 'template');
    if (isDomainError(standing)) return standing;
    const checked = readTemplate(input);
    if (isDomainError(checked)) return checked;
    const isSame = checked.title === before.title && checked.body === before.body;
    return isSame ? before : templates.update(tx, ctx, before, checked);
  });
}

/** Deletes a template; idempotent. */
export function deleteTemplate(ctx: RequestContext, id: string): Promise<TemplateRow | DomainError> {
  return templates.saving(ctx, async (tx) => {
    const before = await templates.lock(tx, ctx, id);
    if (isDomainError(before) || before.deleted_time !== null) return before;
    const { title, version } = before;
    const deleted = { deleted_time: ctx.now, updated_time: ctx.now, version: version + 1 };
    const row = await templates.table.update(tx, ctx.actor, id, deleted);
    const logged = { action: 'delete', before: { title }, after: { title: null } } as const;
    await saveChange(tx, ctx, { ...templates.about(id), ...logged });
    return row ?? before;
  });
}

function readTemplate(input: TemplateText): TemplateText | DomainError {
  const checked = checkTemplate(input);
  if (!Array.isArray(checked)) return checked;
  return invalid(checked.map((one) => ({ ...one, path: `input.${one.path}` })));
}
