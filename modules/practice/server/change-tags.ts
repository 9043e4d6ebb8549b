import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, type DomainError, notFound, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { tagInput } from '../rules/index.ts';
import { lockTags, readTags, tags as table, type TagRow } from './tags.sql.ts';

/** Maximum number of a clinic's tags: users could not choose from a longer list. */
export const MOST_CLINIC_TAGS = 200;

/** A tag with the number of its patients. */
export type CountedTagRow = TagRow & { patient_count: number };

/** Returns the tags that contain the text, ignoring case, each with the number of its patients. */
export async function listTags({ app, actor }: RequestContext, search: string): Promise<CountedTagRow[]> {
  const { kysely } = app.database;
  const [tags, ...counts] = await Promise.all([
    readTags(kysely, actor.clinicId),
    ...taggedRecordsOf(app).map((tagged) => tagged.count(kysely, actor.clinicId)),
  ]);
  const text = search.trim().toLowerCase();
  return tags
    .filter(({ tag }) => tag.toLowerCase().includes(text))
    .map((tag) => ({ ...tag, patient_count: counts.reduce((sum, each) => sum + (each.get(tag.tag) ?? 0), 0) }));
}

/** Adds a tag to the list. */
export async function createTag(ctx: RequestContext, name: string, color: string): Promise<TagRow | DomainError> {
  const { app, actor, now } = ctx;
  const checked = checkTag('tag_name', name, color);
  if (isDomainError(checked)) return checked;
  return app.database.transaction(async (tx): Promise<TagRow | DomainError> => {
    const tags = await lockTags(tx, actor.clinicId);
    if (tags.length >= MOST_CLINIC_TAGS)
      return invalid([{ path: 'tag_name', message: `A clinic can have at most ${MOST_CLINIC_TAGS} tags` }]);
    if (sameWord(tags, checked.tag) !== undefined) return taken('tag_name');
    const made = await table.insert(tx, actor, { ...checked, id: newId(), created_time: now });
    const { id } = made;
    const changes = changedFields({}, checked);
    await recordChange(tx, ctx, { action: 'create', objectType: 'clinic_tag', objectId: id, changes });
    await notifyTags(tx, ctx, id);
    return made;
  });
}

/** Renames a tag or changes its color, also on all patients with the tag. */
export async function updateTag(
  ctx: RequestContext,
  id: string,
  version: number,
  name: string,
  color: string,
): Promise<TagRow | DomainError> {
  const { app, actor } = ctx;
  const checked = checkTag('name', name, color);
  if (isDomainError(checked)) return checked;
  return app.database.transaction(async (tx): Promise<TagRow | DomainError> => {
    const tags = await lockTags(tx, actor.clinicId);
    const before = tags.find((tag) => tag.id === id);
    if (before === undefined) return notFound('tag');
    if (before.version !== version) return versionConflict('tag');
    const same = sameWord(tags, checked.tag);
    if (same !== undefined && same.id !== id) return taken('name');
    const changes = changedFields({ tag: before.tag, color: before.color }, checked);
    if (changes === null) return before;
    const after = (await table.update(tx, actor, id, { ...checked, version: version + 1 }))!;
    await retag(tx, ctx, before.tag, checked);
    await recordChange(tx, ctx, { action: 'update', objectType: 'clinic_tag', objectId: id, changes });
    await notifyTags(tx, ctx, id);
    return after;
  });
}

/** Merges two tags; returns the number of changed patients. */
export async function mergeTag(
  ctx: RequestContext,
  id: string,
  intoId: string,
): Promise<{ id: string; patient_count: number } | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx) => {
    const tags = await lockTags(tx, actor.clinicId);
    const from = tags.find((tag) => tag.id === id);
    const into = tags.find((tag) => tag.id === intoId);
    if (from === undefined || into === undefined) return notFound('tag');
    if (from.id === into.id) return invalid([{ path: 'into_id', message: 'Choose another tag' }]);
    await table.update(tx, actor, id, { deleted_time: now, version: from.version + 1 });
    const count = await retag(tx, ctx, from.tag, into);
    const changes = { tag: { before: from.tag, after: into.tag }, patient_count: { before: null, after: count } };
    await recordChange(tx, ctx, { action: 'delete', objectType: 'clinic_tag', objectId: id, changes });
    await notifyTags(tx, ctx, id);
    return { id: intoId, patient_count: count };
  });
}

/** Deletes a tag from the list and from all patients; returns the number of changed patients. */
export async function deleteTag(
  ctx: RequestContext,
  id: string,
  version: number,
): Promise<{ id: string; patient_count: number } | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx) => {
    const before = (await lockTags(tx, actor.clinicId)).find((tag) => tag.id === id);
    if (before === undefined) return notFound('tag');
    if (before.version !== version) return versionConflict('tag');
    await table.update(tx, actor, id, { deleted_time: now, version: version + 1 });
    const count = await retag(tx, ctx, before.tag, null);
    const changes = { tag: { before: before.tag, after: null }, patient_count: { before: count, after: 0 } };
    await recordChange(tx, ctx, { action: 'delete', objectType: 'clinic_tag', objectId: id, changes });
    await notifyTags(tx, ctx, id);
    return { id, patient_count: count };
  });
}

async function retag(tx: Tx, ctx: RequestContext, from: string, to: { tag: string; color: string } | null) {
  let count = 0;
  for (const tagged of taggedRecordsOf(ctx.app)) count += await tagged.retag(tx, ctx, from, to);
  return count;
}

function taggedRecordsOf(app: RequestContext['app']) {
  return modulesOf(app).flatMap(({ taggedRecords = [] }) => taggedRecords);
}

function notifyTags(tx: Tx, { actor }: RequestContext, id: string): Promise<void> {
  return publish(tx, { clinicId: actor.clinicId, topic: 'practice.tag-changed', body: { id } });
}

function checkTag(path: string, tag: string, color: string): { tag: string; color: string } | DomainError {
  const checked = checkInput(tagInput, { tag, color }, '');
  if (!isDomainError(checked)) return checked.value;
  return invalid(checked.issues.map((issue) => ({ ...issue, path: issue.path === '.tag' ? path : 'color' })));
}

function sameWord(tags: readonly TagRow[], word: string): TagRow | undefined {
  return tags.find(({ tag }) => tag.toLowerCase() === word.toLowerCase());
}

function taken(path: string): DomainError {
  return invalid([{ path, message: 'A tag with this name already exists.' }]);
}
