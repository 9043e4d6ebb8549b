import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { announce } from '#platform/outbox.ts';
import { invalid, isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { tagInput } from '../rules/index.ts';
import { changedMeanwhile, notThere } from './changed-meanwhile.ts';
import { holdTags, readTags, retireTag, writeTag, type TagRow } from './tags.sql.ts';

/** Most tags of a clinic: a list of more is none that somebody chooses from. */
export const MOST_CLINIC_TAGS = 200;

/** A tag with how many patients carry it. */
export type CountedTagRow = TagRow & { patient_count: number };

/** The tags that hold the text, case forgiven, each with how many carry it. */
export async function listTags({ house, actor }: Request, search: string): Promise<CountedTagRow[]> {
  const { kysely } = house.database;
  const [tags, ...counts] = await Promise.all([
    readTags(kysely, actor.clinicId),
    ...bearersOf(house).map((bearer) => bearer.count(kysely, actor.clinicId)),
  ]);
  const wanted = search.trim().toLowerCase();
  return tags
    .filter(({ tag }) => tag.toLowerCase().includes(wanted))
    .map((tag) => ({ ...tag, patient_count: counts.reduce((sum, each) => sum + (each.get(tag.tag) ?? 0), 0) }));
}

/** Adds a tag to the list. */
export async function createTag(request: Request, name: string, color: string): Promise<TagRow | Refusal> {
  const { house, actor, now } = request;
  const checked = checkTag('tag_name', name, color);
  if (isRefusal(checked)) return checked;
  return house.database.transaction(async (tx): Promise<TagRow | Refusal> => {
    const tags = await holdTags(tx, actor.clinicId);
    if (tags.length >= MOST_CLINIC_TAGS)
      return invalid([{ path: 'tag_name', message: `A clinic can have at most ${MOST_CLINIC_TAGS} tags` }]);
    if (sameWord(tags, checked.tag) !== undefined) return taken('tag_name');
    const id = newId();
    await writeTag(tx, actor.clinicId, { id, ...checked }, now);
    const changes = changedFields({}, checked);
    await recordChange(tx, request, { action: 'create', objectType: 'clinic_tag', objectId: id, changes });
    await tellTags(tx, request, id);
    return { id, ...checked, created_time: now, version: 1 };
  });
}

/** Renames a tag or gives it another colour, on everybody who carries it too. */
export async function updateTag(
  request: Request,
  id: string,
  version: number,
  name: string,
  color: string,
): Promise<TagRow | Refusal> {
  const { house, actor, now } = request;
  const checked = checkTag('name', name, color);
  if (isRefusal(checked)) return checked;
  return house.database.transaction(async (tx): Promise<TagRow | Refusal> => {
    const tags = await holdTags(tx, actor.clinicId);
    const before = tags.find((tag) => tag.id === id);
    if (before === undefined) return notThere('tag');
    if (before.version !== version) return changedMeanwhile('this tag');
    const same = sameWord(tags, checked.tag);
    if (same !== undefined && same.id !== id) return taken('name');
    const changes = changedFields({ tag: before.tag, color: before.color }, checked);
    if (changes === null) return before;
    await writeTag(tx, actor.clinicId, { id, ...checked }, now);
    await retag(tx, request, before.tag, checked);
    await recordChange(tx, request, { action: 'update', objectType: 'clinic_tag', objectId: id, changes });
    await tellTags(tx, request, id);
    return { ...before, ...checked, version: version + 1 };
  });
}

/** Makes two tags one; answers how many changed. */
export async function mergeTag(
  request: Request,
  id: string,
  intoId: string,
): Promise<{ id: string; patient_count: number } | Refusal> {
  const { house, actor, now } = request;
  return house.database.transaction(async (tx) => {
    const tags = await holdTags(tx, actor.clinicId);
    const from = tags.find((tag) => tag.id === id);
    const into = tags.find((tag) => tag.id === intoId);
    if (from === undefined || into === undefined) return notThere('tag');
    if (from.id === into.id) return invalid([{ path: 'into_id', message: 'Choose another tag' }]);
    await retireTag(tx, actor.clinicId, id, now);
    const count = await retag(tx, request, from.tag, into);
    const changes = { tag: { before: from.tag, after: into.tag }, patient_count: { before: null, after: count } };
    await recordChange(tx, request, { action: 'delete', objectType: 'clinic_tag', objectId: id, changes });
    await tellTags(tx, request, id);
    return { id: intoId, patient_count: count };
  });
}

/** Takes a tag from the list and from everybody who carries it; answers how many changed. */
export async function deleteTag(
  request: Request,
  id: string,
  version: number,
): Promise<{ id: string; patient_count: number } | Refusal> {
  const { house, actor, now } = request;
  return house.database.transaction(async (tx) => {
    const before = (await holdTags(tx, actor.clinicId)).find((tag) => tag.id === id);
    if (before === undefined) return notThere('tag');
    if (before.version !== version) return changedMeanwhile('this tag');
    await retireTag(tx, actor.clinicId, id, now);
    const count = await retag(tx, request, before.tag, null);
    const changes = { tag: { before: before.tag, after: null }, patient_count: { before: count, after: 0 } };
    await recordChange(tx, request, { action: 'delete', objectType: 'clinic_tag', objectId: id, changes });
    await tellTags(tx, request, id);
    return { id, patient_count: count };
  });
}

async function retag(tx: Tx, request: Request, from: string, to: { tag: string; color: string } | null) {
  let count = 0;
  for (const bearer of bearersOf(request.house)) count += await bearer.retag(tx, request, from, to);
  return count;
}

function bearersOf(house: Request['house']) {
  return modulesOf(house).flatMap(({ tagBearers = [] }) => tagBearers);
}

function tellTags(tx: Tx, { actor }: Request, id: string): Promise<void> {
  return announce(tx, { clinicId: actor.clinicId, topic: 'practice.tag-changed', body: { id } });
}

function checkTag(path: string, tag: string, color: string): { tag: string; color: string } | Refusal {
  const checked = checkInput(tagInput, { tag, color }, '');
  if (!isRefusal(checked)) return checked.value;
  return invalid(checked.issues.map((issue) => ({ ...issue, path: issue.path === '.tag' ? path : 'color' })));
}

function sameWord(tags: readonly TagRow[], word: string): TagRow | undefined {
  return tags.find(({ tag }) => tag.toLowerCase() === word.toLowerCase());
}

function taken(path: string): Refusal {
  return invalid([{ path, message: 'There is such a tag already.' }]);
}
