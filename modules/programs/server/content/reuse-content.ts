import { recordChange } from '#audit/server';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { programLimits } from '../../rules/index.ts';
import { notFound } from '../program-errors.ts';
import { lockProgram } from '../programs.sql.ts';
import { insertContent, readContent, shareContent, type ContentRow } from './contents.sql.ts';

/**
 * Appends a copy of any program's content to a program, under the client's key. The copies stay linked: a change of one
 * can be applied to all.
 */
export function reuseContent(
  ctx: RequestContext,
  contentId: string,
  programId: string,
  key: string,
): Promise<ContentRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const program = await lockProgram(tx, clinicId, programId);
    if (program === null) return notFound('program');
    const before = await readContent(tx, clinicId, key);
    if (before !== null) return before;
    const source = await readContent(tx, clinicId, contentId);
    if (source === null || source.deleted_time !== null) return notFound('content');
    if (program.content_count >= programLimits.contents)
      return invalid([
        { path: 'program_id', message: `A program can have at most ${programLimits.contents} content items` },
      ]);
    const { kind, title, staff_title, body, release_day, due_days, required, gate } = source;
    const { video_url, file_id, questionnaire_id, event_category_id, product_id } = source;
    await insertContent(
      tx,
      clinicId,
      { id: key, programId, now },
      {
        kind,
        title,
        staff_title,
        body,
        release_day,
        due_days,
        required,
        gate,
        video_url,
        file_id,
        questionnaire_id,
        event_category_id,
        product_id,
      },
    );
    await shareContent(tx, clinicId, source.shared_id ?? source.id, [source.id, key]);
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'program_content',
      objectId: key,
      changes: { title: { before: null, after: title }, taken_from: { before: null, after: source.program_id } },
    });
    for (const id of new Set([programId, source.program_id]))
      await publish(tx, { clinicId, topic: 'programs.program-changed', body: { id } });
    return (await readContent(tx, clinicId, key))!;
  });
}
