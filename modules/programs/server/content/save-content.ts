import { recordChange, saveChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { invalid, isDomainError, type DomainError, type Issue } from '#platform/domain-error.ts';
import { isId, newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { contentForm, fieldsOfKind, programLimits } from '../../rules/index.ts';
import { notFound, versionConflict } from '../program-errors.ts';
import { lockProgram, readProgram, type ProgramRow } from '../programs.sql.ts';
import {
  findShared,
  insertContent,
  isEventCategory,
  isProduct,
  isProgramFile,
  isQuestionnaireSent,
  orderContents,
  readContent,
  readContents,
  updateContent,
  type ContentRow,
  type ContentValues,
} from './contents.sql.ts';

const TOPIC = 'programs.program-changed';

/** Appends content to a program, under the client's key. */
export function createContent(
  ctx: RequestContext,
  programId: string,
  input: unknown,
  key: string | null,
): Promise<ContentRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const program = await lockProgram(tx, clinicId, programId);
    if (program === null) return notFound('program');
    const before = key === null ? null : await readContent(tx, clinicId, key);
    if (before !== null) return before;
    const values = await valuesOf(tx, clinicId, input);
    if (isDomainError(values)) return values;
    if (program.content_count >= programLimits.contents)
      return invalid([
        { path: 'input', message: `A program can have at most ${programLimits.contents} content items` },
      ]);
    const id = key ?? newId();
    await insertContent(tx, clinicId, { id, programId, now }, values);
    await saveChange(tx, ctx, {
      action: 'create',
      objectType: 'program_content',
      objectId: id,
      before: null,
      after: values,
      topic: TOPIC,
      body: { id: programId },
    });
    return (await readContent(tx, clinicId, id))!;
  });
}

/**
 * Changes content; `version` is the one the user was looking at. With `everywhere` the change is applied to its copies
 * in other programs too; release and requirement settings belong to each program.
 */
export function changeContent(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
  everywhere = false,
): Promise<ContentRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    if (everywhere) await lockShared(tx, clinicId, id);
    const content = await lockContent(tx, clinicId, id);
    if (content === null) return notFound('content');
    if (content.version !== version) return versionConflict();
    const values = await valuesOf(tx, clinicId, input, content);
    if (isDomainError(values)) return values;
    const before = Object.fromEntries(
      Object.keys(values).map((field) => [field, content[field as keyof ContentValues]]),
    );
    const change = { action: 'update', objectType: 'program_content', objectId: id, before, after: values } as const;
    const isOther = await saveChange(tx, ctx, { ...change, topic: TOPIC, body: { id: content.program_id } });
    if (isOther) await updateContent(tx, clinicId, id, values, now);
    if (everywhere) await changeShared(tx, ctx, content, values);
    if (!isOther) return content;
    return (await readContent(tx, clinicId, id))!;
  });
}

/** Removes content from its program; idempotent. */
export function deleteContent(ctx: RequestContext, id: string): Promise<ProgramRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const found = await readContent(tx, clinicId, id);
    if (found === null) return notFound('content');
    const content = await lockContent(tx, clinicId, id);
    if (content !== null) {
      await updateContent(tx, clinicId, id, { deleted_time: now }, now);
      await recordChange(tx, ctx, {
        action: 'delete',
        objectType: 'program_content',
        objectId: id,
        changes: { title: { before: content.title, after: null } },
      });
      await publish(tx, { clinicId, topic: TOPIC, body: { id: content.program_id } });
    }
    return (await readProgram(tx, clinicId, found.program_id))!;
  });
}

/** Sets the order of a program's content; STALE_VERSION if the IDs are not exactly the existing ones. */
export function orderContent(
  ctx: RequestContext,
  programId: string,
  ids: readonly string[],
): Promise<ProgramRow | DomainError> {
  const { app, actor } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const program = await lockProgram(tx, clinicId, programId);
    if (program === null) return notFound('program');
    const contents = await readContents(tx, clinicId, [programId]);
    const before = contents.map((content) => content.id);
    const isSame =
      before.length === ids.length && new Set(ids).size === ids.length && before.every((id) => ids.includes(id));
    if (!isSame) return versionConflict();
    if (before.every((id, index) => id === ids[index])) return program;
    await orderContents(tx, clinicId, programId, ids);
    const titles = new Map(contents.map(({ id, title }) => [id, title]));
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'program',
      objectId: programId,
      changes: {
        order: {
          before: before.map((id) => titles.get(id)).join('; '),
          after: ids.map((id) => titles.get(id)).join('; '),
        },
      },
    });
    await publish(tx, { clinicId, topic: TOPIC, body: { id: programId } });
    return program;
  });
}

// The shared fields of content; the others are specific to each program.
const SAID = [
  ...(['kind', 'title', 'staff_title', 'body', 'video_url'] as const),
  ...(['file_id', 'questionnaire_id', 'event_category_id', 'product_id'] as const),
] as const;

async function changeShared(tx: Tx, ctx: RequestContext, content: ContentRow, values: ContentValues): Promise<void> {
  const { clinicId } = ctx.actor;
  const said = Object.fromEntries(SAID.map((field) => [field, values[field]])) as Partial<ContentValues>;
  for (const other of await findShared(tx, clinicId, content)) {
    const before = Object.fromEntries(SAID.map((field) => [field, other[field]]));
    const change = {
      action: 'update',
      objectType: 'program_content',
      objectId: other.id,
      before,
      after: said,
    } as const;
    if (await saveChange(tx, ctx, { ...change, topic: TOPIC, body: { id: other.program_id } }))
      await updateContent(tx, clinicId, other.id, said, ctx.now);
  }
}

/**
 * Locks all programs with copies of the content, always in the same order, so that concurrent changes are serialized.
 */
async function lockShared(tx: Tx, clinicId: string, id: string): Promise<void> {
  const content = await readContent(tx, clinicId, id);
  if (content === null) return;
  const all = [content, ...(await findShared(tx, clinicId, content))];
  for (const programId of [...new Set(all.map(({ program_id }) => program_id))].toSorted())
    await lockProgram(tx, clinicId, programId);
}

/** Returns content with its program locked, so that concurrent ordering and adding are serialized. */
async function lockContent(tx: Tx, clinicId: string, id: string): Promise<ContentRow | null> {
  const found = await readContent(tx, clinicId, id);
  if (found === null) return null;
  await lockProgram(tx, clinicId, found.program_id);
  const content = await readContent(tx, clinicId, id);
  return content === null || content.deleted_time !== null ? null : content;
}

async function valuesOf(
  tx: Tx,
  clinicId: string,
  input: unknown,
  before: ContentRow | null = null,
): Promise<ContentValues | DomainError> {
  const checked = checkInput(contentForm, input, 'input');
  if (isDomainError(checked)) return checked;
  const values = fieldsOfKind(checked.value);
  const issues: Issue[] = [];
  const check = async (
    field: 'file_id' | 'questionnaire_id' | 'event_category_id' | 'product_id',
    isThere: (db: Tx, clinic: string, id: string) => Promise<boolean>,
    message: string,
  ): Promise<void> => {
    const id = values[field];
    // An existing reference may stay, even if it could no longer be chosen.
    if (id === null || id === before?.[field]) return;
    if (!isId(id) || !(await isThere(tx, clinicId, id))) issues.push({ path: `input.${field}`, message });
  };
  await check('file_id', isProgramFile, 'Choose the file again');
  await check('questionnaire_id', isQuestionnaireSent, 'Choose a published questionnaire');
  await check('event_category_id', isEventCategory, 'Choose one of the clinic’s event types');
  await check('product_id', isProduct, 'Choose a product from the price list');
  return issues.length > 0 ? invalid(issues) : values;
}
