import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { announce } from '#platform/outbox.ts';
import { invalid, isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { checkDefinition, fromWire, type Question, questionGroupForm, type QuestionGroupFields, type WireQuestion } from '../rules/index.ts';
import { type GroupRow, insertGroup, lockGroup, updateGroup } from './groups.sql.ts';
import { nameTaken, notFound, staleVersion } from './refusals.ts';

/** What a group of questions is saved with. */
export interface GroupInput {
  name: string;
  group_type: string;
  tags?: readonly string[] | null;
  questions: readonly WireQuestion[];
}

/** Keeps questions for other questionnaires under the client's key, or answers what that key made before. */
export function createGroup(request: Request, input: GroupInput, key: string | null): Promise<GroupRow | Refusal> {
  const { actor, now } = request;
  return changing(request, 'create', async (tx) => {
    const before = key === null ? null : await lockGroup(tx, actor.clinicId, key);
    if (before !== null) return { id: before.id, isSame: true };
    const checked = checkAll(input);
    if (isRefusal(checked)) return checked;
    const id = key ?? newId();
    return (await insertGroup(tx, { clinic_id: actor.clinicId, id, ...checked, now })) ? { id } : nameTaken();
  });
}

/** Changes a group. */
export function changeGroup(
  request: Request,
  id: string,
  version: number,
  input: GroupInput,
): Promise<GroupRow | Refusal> {
  return changing(request, 'update', async (tx) => {
    const before = await lockGroup(tx, request.actor.clinicId, id);
    if (before === null || before.deleted_time !== null) return notFound('group');
    if (before.version !== version) return staleVersion();
    const checked = checkAll(input);
    if (isRefusal(checked)) return checked;
    return (await updateGroup(tx, before, checked, request.now)) ? { id } : nameTaken();
  });
}

/** Takes a group away; once more changes nothing. */
export function deleteGroup(request: Request, id: string): Promise<GroupRow | Refusal> {
  return changing(request, 'delete', async (tx) => {
    const before = await lockGroup(tx, request.actor.clinicId, id);
    if (before === null) return notFound('group');
    if (before.deleted_time !== null) return { id, isSame: true };
    await updateGroup(tx, before, { deleted_time: request.now }, request.now);
    return { id };
  });
}

function checkAll({ name, group_type, tags, questions }: GroupInput): (QuestionGroupFields & { questions: Question[] }) | Refusal {
  const head = checkInput(questionGroupForm, { name, group_type, tags: tags ?? [] }, 'input');
  if (isRefusal(head)) return head;
  const checked = checkDefinition({ questions: fromWire(questions), scores: [] });
  if ('issues' in checked)
    return invalid(checked.issues.map(({ path, message }) => ({ path: `input.${path}`, message })));
  return { ...head.value, questions: checked.definition.questions };
}

function changing(
  request: Request,
  action: 'create' | 'update' | 'delete',
  work: (tx: Tx) => Promise<{ id: string; isSame?: boolean } | Refusal>,
): Promise<GroupRow | Refusal> {
  const { house, actor } = request;
  return house.database.transaction(async (tx) => {
    const done = await work(tx);
    if (isRefusal(done)) return done;
    const row = (await lockGroup(tx, actor.clinicId, done.id))!;
    if (done.isSame === true) return row;
    const changes = { name: { before: null, after: row.name }, questions: { before: null, after: row.questions.length } };
    await recordChange(tx, request, { action, objectType: 'question_group', objectId: done.id, changes });
    const body = { id: done.id };
    await announce(tx, { clinicId: actor.clinicId, topic: 'questionnaires.questionnaire-changed', body });
    return row;
  });
}
