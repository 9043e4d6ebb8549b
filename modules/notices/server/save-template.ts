import type { BaseVersion } from '#audit/server';
import { type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { NoticeTemplateInput } from '../api/sms_email.gen.ts';
import { CHANNELS, noticeLimits } from '../rules/index.ts';
import { type Template, templates } from './templates.ts';

/** Adds a template, or updates `standing`. NAME_TAKEN; NOT_FOUND if it was deleted. */
export async function saveTemplate(
  ctx: RequestContext,
  input: NoticeTemplateInput,
  standing: BaseVersion | null,
): Promise<Template | DomainError> {
  const fields = checkTemplate(input);
  if (isDomainError(fields)) return fields;
  return templates.saving(ctx, async (tx) => {
    if (standing === null) return templates.insert(tx, ctx, { ...fields, created_by: ctx.actor.userId });
    const before = await templates.lock(tx, ctx, standing.id, standing.version);
    return isDomainError(before) ? before : templates.update(tx, ctx, before, fields);
  });
}

/** Deletes a template; it stays on record. */
export const deleteTemplate = (ctx: RequestContext, id: string): Promise<Template | DomainError> =>
  templates.activate(ctx, id, false);

function checkTemplate({ name: typed, channel: chosen, subject, body, subject_es, body_es }: NoticeTemplateInput) {
  const name = typed.trim();
  const channel = CHANNELS.find((one) => one === chosen);
  if (channel === undefined) return invalid([{ path: 'input.channel', message: 'Choose sms or email' }]);
  if (name === '' || name.length > noticeLimits.name)
    return invalid([{ path: 'input.name', message: `Enter a name of up to ${noticeLimits.name} characters.` }]);
  if (body.trim() === '' || body.length > noticeLimits[channel])
    return invalid([{ path: 'input.body', message: `Enter a text of up to ${noticeLimits[channel]} characters.` }]);
  if ((body_es ?? '').length > noticeLimits[channel])
    return invalid([{ path: 'input.body_es', message: `Enter a text of up to ${noticeLimits[channel]} characters.` }]);
  if ((subject_es ?? '').length > noticeLimits.subject)
    return invalid([{ path: 'input.subject_es', message: `Enter at most ${noticeLimits.subject} characters.` }]);
  if ((subject ?? '').length > noticeLimits.subject)
    return invalid([{ path: 'input.subject', message: `Enter at most ${noticeLimits.subject} characters.` }]);
  const subjectOf = (text: string | null | undefined): string => (channel === 'sms' ? '' : (text ?? '').trim());
  return {
    name,
    channel,
    subject: subjectOf(subject),
    body: body.trim(),
    subject_es: subjectOf(subject_es),
    body_es: (body_es ?? '').trim(),
  };
}
