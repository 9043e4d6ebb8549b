import { saveChange } from '#audit/server';
import { domainError, invalid, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { checkTemplate, type TemplateKind, templateLimits, type TemplateText } from '../../rules/index.ts';
import {
  insertTemplate,
  isTitleTaken,
  listTemplates,
  readTemplate,
  type TemplateRow,
  updateTemplate,
} from './text-templates.sql.ts';

const missing = (): DomainError => domainError('NOT_FOUND', 'This template does not exist.', 'Not found');
const taken = (): DomainError => invalid([{ path: 'input.title', message: 'This title is taken already' }]);
const change = { objectType: 'text_template', topic: 'messages.templates-changed' } as const;

/** Makes a template under the client's key, or answers what that key made before. */
export function createTemplate(
  ctx: RequestContext,
  kind: TemplateKind,
  input: TemplateText,
  key: string | null,
): Promise<TemplateRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const before = key === null ? null : await readTemplate(tx, clinicId, key);
    if (before !== null) return before;
    const checked = checkTemplate(input);
    if (Array.isArray(checked)) return invalid(checked.map((one) => ({ ...one, path: `input.${one.path}` })));
    if ((await listTemplates(tx, clinicId, kind)).length >= templateLimits.count)
      return domainError('TOO_MANY', `There are ${templateLimits.count} templates already.`, 'Not saved');
    const id = key ?? newId();
    const row = { clinic_id: clinicId, id, kind, ...checked, created_by: actor.userId, now };
    if (!(await insertTemplate(tx, row))) return (await readTemplate(tx, clinicId, id)) ?? taken();
    await saveChange(tx, ctx, { ...change, action: 'create', objectId: id, before: null, after: { kind, ...checked } });
    return (await readTemplate(tx, clinicId, id))!;
  });
}

/** Changes a template; the version is the one that was looked at. */
export function changeTemplate(
  ctx: RequestContext,
  id: string,
  version: number,
  input: TemplateText,
): Promise<TemplateRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const template = await readTemplate(tx, clinicId, id, true);
    if (template === null || template.deleted_time !== null) return missing();
    if (template.version !== version)
      return domainError(
        'STALE_VERSION',
        'Somebody else has changed this template in the meantime.',
        'Changed by someone else',
      );
    const checked = checkTemplate(input);
    if (Array.isArray(checked)) return invalid(checked.map((one) => ({ ...one, path: `input.${one.path}` })));
    if (await isTitleTaken(tx, clinicId, template, checked.title)) return taken();
    const { title, body } = template;
    const saved = { ...change, action: 'update', objectId: id, before: { title, body }, after: checked } as const;
    if (!(await saveChange(tx, ctx, saved))) return template;
    await updateTemplate(tx, clinicId, id, checked, now);
    return (await readTemplate(tx, clinicId, id))!;
  });
}

/** Takes a template off the list; once more changes nothing. */
export function deleteTemplate(ctx: RequestContext, id: string): Promise<TemplateRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const template = await readTemplate(tx, clinicId, id, true);
    if (template === null) return missing();
    if (template.deleted_time !== null) return template;
    await updateTemplate(tx, clinicId, id, { deleted_time: now }, now);
    const { title } = template;
    await saveChange(tx, ctx, { ...change, action: 'delete', objectId: id, before: { title }, after: { title: null } });
    return (await readTemplate(tx, clinicId, id))!;
  });
}
