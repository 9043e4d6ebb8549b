import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { refusalOf } from '#platform/records/refusals.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  checkDefinition,
  fromWire,
  type Question,
  questionGroupForm,
  type QuestionGroupFields,
  type WireQuestionInput,
} from '../rules/index.ts';
import { GROUP_REFUSALS, type GroupRow, insertGroup, lockGroup, updateGroup } from './groups.sql.ts';
import { notFound, versionConflict } from './questionnaire-errors.ts';

/** Input for saving a question group. */
export interface GroupInput {
  name: string;
  group_type: string;
  tags?: readonly string[] | null;
  questions: readonly WireQuestionInput[];
}

/** Creates a question group under the client's key, or returns the one that the key created before. */
export function createGroup(
  ctx: RequestContext,
  input: GroupInput,
  key: string | null,
): Promise<GroupRow | DomainError> {
  const { actor, now } = ctx;
  return saving(ctx, async (tx) => {
    const before = key === null ? null : await lockGroup(tx, actor.clinicId, key);
    if (before !== null) return before;
    const checked = checkAll(input);
    if (isDomainError(checked)) return checked;
    const id = key ?? newId();
    const isNew = await insertGroup(tx, { clinic_id: actor.clinicId, id, ...checked, now });
    const made = isNew || key !== null ? await lockGroup(tx, actor.clinicId, id) : null;
    if (isNew) await logGroup(tx, ctx, 'create', null, made);
    // Of concurrent calls with one key, the second returns what the first created.
    return made ?? GROUP_REFUSALS.question_group_name();
  });
}

/** Changes a group. */
export function changeGroup(
  ctx: RequestContext,
  id: string,
  version: number,
  input: GroupInput,
): Promise<GroupRow | DomainError> {
  return saving(ctx, async (tx) => {
    const before = await lockGroup(tx, ctx.actor.clinicId, id);
    if (before === null || before.deleted_time !== null) return notFound('group');
    if (before.version !== version) return versionConflict();
    const checked = checkAll(input);
    if (isDomainError(checked)) return checked;
    const row = await updateGroup(tx, before, checked, ctx.now);
    await logGroup(tx, ctx, 'update', before, row);
    return row;
  });
}

/** Deletes a group; idempotent. */
export function deleteGroup(ctx: RequestContext, id: string): Promise<GroupRow | DomainError> {
  return saving(ctx, async (tx) => {
    const before = await lockGroup(tx, ctx.actor.clinicId, id);
    if (before === null) return notFound('group');
    if (before.deleted_time !== null) return before;
    const row = await updateGroup(tx, before, { deleted_time: ctx.now }, ctx.now);
    await logGroup(tx, ctx, 'delete', before, null);
    return row;
  });
}

function checkAll({
  name,
  group_type,
  tags,
  questions,
}: GroupInput): (QuestionGroupFields & { questions: Question[] }) | DomainError {
  const head = checkInput(questionGroupForm, { name, group_type, tags: tags ?? [] }, 'input');
  if (isDomainError(head)) return head;
  const checked = checkDefinition({ questions: fromWire(questions), scores: [] });
  if ('issues' in checked)
    return invalid(checked.issues.map(({ path, message }) => ({ path: `input.${path}`, message })));
  return { ...head.value, questions: checked.definition.questions };
}

async function saving(
  { app }: RequestContext,
  work: (tx: Tx) => Promise<GroupRow | DomainError>,
): Promise<GroupRow | DomainError> {
  try {
    return await app.database.transaction(work);
  } catch (error) {
    const refusal = refusalOf(error, GROUP_REFUSALS);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** Logs and publishes a change; questions are logged as a count. */
async function logGroup(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update' | 'delete',
  before: GroupRow | null,
  after: GroupRow | null,
): Promise<void> {
  const id = (after ?? before)!.id;
  await recordChange(tx, ctx, {
    action,
    objectType: 'question_group',
    objectId: id,
    changes: {
      name: { before: before?.name ?? null, after: after?.name ?? null },
      questions: { before: before?.questions.length ?? null, after: after?.questions.length ?? null },
    },
  });
  await publish(tx, { clinicId: ctx.actor.clinicId, topic: 'questionnaires.questionnaire-changed', body: { id } });
}
