import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { isId, newId } from '#platform/id.ts';
import { announce } from '#platform/outbox.ts';
import { invalid, isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { checkDefinition, type Definition, fromWire, questionnaireForm, type WireQuestion } from '../rules/index.ts';
import {
  insertQuestionnaire,
  insertVersion,
  isNameTaken,
  lockQuestionnaire,
  type QuestionnaireRow,
  setCategories,
  updateQuestionnaire,
} from './questionnaires.sql.ts';
import { locked, nameTaken, notFound, staleVersion } from './refusals.ts';

/** What a questionnaire is saved with. */
export interface QuestionnaireInput {
  name: string;
  type: string;
  comments?: string | null;
  questions: readonly WireQuestion[];
  scores?: unknown;
  category_ids?: readonly string[] | null;
}

type Checked = { fields: { name: string; type: string; comments: string }; definition: Definition };

/** Makes a questionnaire under the client's key, or answers what that key made before. */
export function createQuestionnaire(
  request: Request,
  input: QuestionnaireInput,
  key: string | null,
): Promise<QuestionnaireRow | Refusal> {
  const { actor, now } = request;
  return changing(request, async (tx) => {
    const before = key === null ? null : await lockQuestionnaire(tx, actor.clinicId, key);
    if (before !== null) return before.id;
    const checked = checkAll(input);
    if (isRefusal(checked)) return checked;
    const id = key ?? newId();
    const { fields, definition } = checked;
    if (await isNameTaken(tx, actor.clinicId, fields.name, null)) return nameTaken();
    const row = { clinic_id: actor.clinicId, id, ...fields, definition, created_by: actor.userId, now };
    if (!(await insertQuestionnaire(tx, row))) return nameTaken();
    await setCategories(tx, actor.clinicId, id, input.category_ids ?? []);
    await note(tx, request, 'create', id, { name: { before: null, after: fields.name } });
    return id;
  });
}

/** Changes what is worked on. Of a locked one only the kinds of event are taken. */
export function changeQuestionnaire(
  request: Request,
  id: string,
  version: number,
  input: QuestionnaireInput,
): Promise<QuestionnaireRow | Refusal> {
  const { clinicId } = request.actor;
  return changing(request, async (tx) => {
    const before = await lockQuestionnaire(tx, clinicId, id);
    if (before === null || before.deleted_time !== null) return notFound('questionnaire');
    if (before.version !== version) return staleVersion();
    const checked = checkAll(input);
    if (isRefusal(checked)) return checked;
    const { fields, definition } = checked;
    const isOther = JSON.stringify([fields, definition]) !== JSON.stringify([headOf(before), inOrder(before.definition)]);
    if (before.is_locked && isOther) return locked();
    if (await isNameTaken(tx, clinicId, fields.name, id)) return nameTaken();
    const categories = input.category_ids;
    if (categories != null) await setCategories(tx, clinicId, id, categories);
    await updateQuestionnaire(tx, before, isOther ? { ...fields, definition, is_changed: true } : {}, request.now);
    const counts = { before: before.definition.questions.length, after: definition.questions.length };
    const named = { before: before.name, after: fields.name };
    await note(tx, request, 'update', id, { name: named, questions: counts });
    return id;
  });
}

/** Freezes what is worked on as the next version; where nothing changed since the last, that one stays. */
export function publishQuestionnaire(request: Request, id: string, version: number): Promise<QuestionnaireRow | Refusal> {
  const { actor, now } = request;
  return changing(request, async (tx) => {
    const before = await lockQuestionnaire(tx, actor.clinicId, id);
    if (before === null || before.deleted_time !== null) return notFound('questionnaire');
    if (!before.is_changed) return id;
    if (before.version !== version) return staleVersion();
    if (!before.definition.questions.some(({ type }) => type !== 'heading'))
      return invalid([{ path: 'input.questions', message: 'Add a question first' }]);
    const number = (before.published_version ?? 0) + 1;
    const { name, definition } = before;
    const frozen = { clinic_id: actor.clinicId, questionnaire_id: id, number, name, definition };
    await insertVersion(tx, { ...frozen, published_by: actor.userId, published_time: now });
    await updateQuestionnaire(tx, before, { published_version: number, is_changed: false }, now);
    await note(tx, request, 'update', id, { published_version: { before: before.published_version, after: number } });
    return id;
  });
}

/** Takes a questionnaire out of use; once more changes nothing. */
export function deleteQuestionnaire(request: Request, id: string): Promise<QuestionnaireRow | Refusal> {
  const { actor, now } = request;
  return changing(request, async (tx) => {
    const before = await lockQuestionnaire(tx, actor.clinicId, id);
    if (before === null) return notFound('questionnaire');
    if (before.deleted_time !== null) return id;
    if (before.is_locked) return locked();
    await setCategories(tx, actor.clinicId, id, []);
    await updateQuestionnaire(tx, before, { deleted_time: now }, now);
    await note(tx, request, 'delete', id, { name: { before: before.name, after: null } });
    return id;
  });
}

function checkAll(input: QuestionnaireInput): Checked | Refusal {
  const { name, type, comments } = input;
  const head = checkInput(questionnaireForm, { name, type, comments: comments ?? '' }, 'input');
  const checked = checkDefinition({ questions: fromWire(input.questions), scores: input.scores ?? [] });
  const strange = (input.category_ids ?? []).findIndex((id) => !isId(id));
  const issues = [
    ...(isRefusal(head) ? head.issues : []),
    ...('issues' in checked ? checked.issues.map(({ path, message }) => ({ path: `input.${path}`, message })) : []),
    ...(strange < 0 ? [] : [{ path: `input.category_ids.${strange}`, message: 'This kind of event does not exist' }]),
  ];
  if (issues.length > 0 || isRefusal(head) || 'issues' in checked) return invalid(issues);
  return { fields: head.value, definition: checked.definition };
}

const headOf = ({ name, type, comments }: QuestionnaireRow) => ({ name, type, comments });

/** As checking writes it: the database keeps no order of keys. */
function inOrder(definition: Definition): Definition {
  const checked = checkDefinition(definition);
  return 'definition' in checked ? checked.definition : definition;
}

async function changing(
  request: Request,
  work: (tx: Tx) => Promise<string | Refusal>,
): Promise<QuestionnaireRow | Refusal> {
  return request.house.database.transaction(async (tx) => {
    const id = await work(tx);
    if (isRefusal(id)) return id;
    return (await lockQuestionnaire(tx, request.actor.clinicId, id))!;
  });
}

async function note(
  tx: Tx,
  request: Request,
  action: 'create' | 'update' | 'delete',
  objectId: string,
  changes: Record<string, { before: string | number | null; after: string | number | null }>,
): Promise<void> {
  await recordChange(tx, request, { action, objectType: 'questionnaire', objectId, changes });
  await announce(tx, {
    clinicId: request.actor.clinicId,
    topic: 'questionnaires.questionnaire-changed',
    body: { id: objectId },
  });
}
