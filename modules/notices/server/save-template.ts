import { saveChange } from '#audit/server';
import { codeOf } from '#platform/database.ts';
import { duplicate, invalid, isDomainError, lockForSave, notFound, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { CHANNELS, noticeLimits } from '../rules/index.ts';
import { readTemplates, type TemplateRow } from './notices.sql.ts';

/** A template as it is typed. */
export interface TemplateFields {
  name: string;
  channel: string;
  subject: string;
  body: string;
}

/** Adds a template, or changes the one of `standing`. */
export async function saveTemplate(
  ctx: RequestContext,
  given: TemplateFields,
  standing: { id: string; version: number } | null,
): Promise<TemplateRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const name = given.name.trim();
  const channel = CHANNELS.find((one) => one === given.channel);
  if (channel === undefined) return invalid([{ path: 'input.channel', message: 'sms or email is expected' }]);
  if (name === '' || name.length > noticeLimits.name)
    return invalid([{ path: 'input.name', message: `A name of up to ${noticeLimits.name} characters is expected` }]);
  if (given.body.trim() === '' || given.body.length > noticeLimits[channel])
    return invalid([
      { path: 'input.body', message: `A text of up to ${noticeLimits[channel]} characters is expected` },
    ]);
  if (given.subject.length > noticeLimits.subject)
    return invalid([{ path: 'input.subject', message: `At most ${noticeLimits.subject} characters` }]);
  const fields = { name, channel, subject: channel === 'sms' ? '' : given.subject.trim(), body: given.body.trim() };
  try {
    return await app.database.transaction(async (tx): Promise<TemplateRow | DomainError> => {
      const id = standing?.id ?? newId();
      let before: TemplateRow | null = null;
      if (standing === null)
        await tx
          .insertInto('notices.template')
          .values({ clinic_id: clinicId, id, ...fields, created_by: actor.userId, created_time: now })
          .execute();
      else {
        const row = lockForSave((await readTemplates(tx, clinicId, id))[0], standing.version, 'template');
        if (isDomainError(row)) return row;
        before = row;
        await tx
          .updateTable('notices.template')
          .set({ ...fields, version: row.version + 1 })
          .where('clinic_id', '=', clinicId)
          .where('id', '=', id)
          .execute();
      }
      await saveChange(tx, ctx, {
        ...{ action: before === null ? 'create' : 'update', objectType: 'notice_template', objectId: id, before },
        ...{ after: fields, topic: 'notices.template-changed' },
      });
      return (await readTemplates(tx, clinicId, id))[0]!;
    });
  } catch (error) {
    if (codeOf(error) === '23505') return duplicate('input.name', 'A template of this name');
    throw error;
  }
}

/** Takes a template off the list. */
export function deleteTemplate(ctx: RequestContext, id: string): Promise<TemplateRow | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx): Promise<TemplateRow | DomainError> => {
    const [before] = await readTemplates(tx, actor.clinicId, id);
    if (before === undefined) return notFound('template');
    await tx
      .updateTable('notices.template')
      .set({ deleted_time: now })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .execute();
    await saveChange(tx, ctx, {
      ...{ action: 'delete', objectType: 'notice_template', objectId: id, before },
      ...{ after: {}, topic: 'notices.template-changed' },
    });
    return before;
  });
}
