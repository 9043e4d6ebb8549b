import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  checkDefinition,
  fromWire,
  type Question,
  questionGroupForm,
  type QuestionGroupFields,
  type WireQuestionInput,
} from '../rules/index.ts';
import { type GroupRow, insertGroup, lockGroup, updateGroup } from './groups.sql.ts';
import { nameTaken, notFound, versionConflict } from './questionnaire-errors.ts';

/** What a group of questions is saved with. */
export interface GroupInput {
  name: string;
  group_type: string;
  tags?: readonly string[] | null;
  questions: readonly WireQuestionInput[];
}

/** Keeps questions for other questionnaires under the client's key, or answers what that key made before. */
export function createGroup(
  ctx: RequestContext,
  input: GroupInput,
  key: string | null,
): Promise<GroupRow | DomainError> {
  const { actor, now } = ctx;
  return changing(ctx, 'create', async (tx) => {
    const before = key === null ? null : await lockGroup(tx, actor.clinicId, key);
    if (before !== null) return { id: before.id, isSame: true };
    const checked = checkAll(input);
    if (isDomainError(checked)) return checked;
    const id = key ?? newId();
    if (await insertGroup(tx, { clinic_id: actor.clinicId, id, ...checked, now })) return { id };
    // Of two calls with one key at once the second finds what the first made.
    const made = key !== null && (await lockGroup(tx, actor.clinicId, key)) !== null;
    return made ? { id, isSame: true } : nameTaken();
  });
}

/** Changes a group. */
export function changeGroup(
  ctx: RequestContext,
  id: string,
  version: number,
  input: GroupInput,
): Promise<GroupRow | DomainError> {
  return changing(ctx, 'update', async (tx) => {
    const before = await lockGroup(tx, ctx.actor.clinicId, id);
    if (before === null || before.deleted_time !== null) return notFound('group');
    if (before.version !== version) return versionConflict();
    const checked = checkAll(input);
    if (isDomainError(checked)) return checked;
    return (await updateGroup(tx, before, checked, ctx.now)) ? { id } : nameTaken();
  });
}

/** Takes a group away; once more changes nothing. */
export function deleteGroup(ctx: RequestContext, id: string): Promise<GroupRow | DomainError> {
  return changing(ctx, 'delete', async (tx) => {
    const before = await lockGroup(tx, ctx.actor.clinicId, id);
    if (before === null) return notFound('group');
    if (before.deleted_time !== null) return { id, isSame: true };
    await updateGroup(tx, before, { deleted_time: ctx.now }, ctx.now);
    return { id };
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

function changing(
  ctx: RequestContext,
  action: 'create' | 'update' | 'delete',
  work: (tx: Tx) => Promise<{ id: string; isSame?: boolean } | DomainError>,
): Promise<GroupRow | DomainError> {
  const { app, actor } = ctx;
  return app.database.transaction(async (tx) => {
    const done = await work(tx);
    if (isDomainError(done)) return done;
    const row = (await lockGroup(tx, actor.clinicId, done.id))!;
    if (done.isSame === true) return row;
    const changes = {
      name: { before: null, after: row.name },
      questions: { before: null, after: row.questions.length },
    };
    await recordChange(tx, ctx, { action, objectType: 'question_group', objectId: done.id, changes });
    const body = { id: done.id };
    await publish(tx, { clinicId: actor.clinicId, topic: 'questionnaires.questionnaire-changed', body });
    return row;
  });
}
