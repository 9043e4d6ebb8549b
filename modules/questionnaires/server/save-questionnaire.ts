import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { isId, newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { refusalOf } from '#platform/records/refusals.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  checkDefinition,
  type Definition,
  fromWire,
  questionnaireForm,
  type WireQuestionInput,
} from '../rules/index.ts';
import {
  type SentFor,
  insertQuestionnaire,
  insertVersion,
  lockQuestionnaire,
  QUESTIONNAIRE_REFUSALS,
  type QuestionnaireRow,
  setCategories,
  updateQuestionnaire,
} from './questionnaires.sql.ts';
import { locked, notFound, versionConflict } from './questionnaire-errors.ts';

/** Input for saving a questionnaire. */
export interface QuestionnaireInput {
  name: string;
  type: string;
  comments?: string | null;
  questions: readonly WireQuestionInput[];
  scores?: unknown;
  /** Each of them at every visit; `asked_for` is more specific and takes precedence. */
  category_ids?: readonly string[] | null;
  asked_for?: readonly SentFor[] | null;
}

const MOST_VISITS = 52;

type ValidInput = { fields: { name: string; type: string; comments: string }; definition: Definition };

/** Creates a questionnaire under the client's key, or returns the one that the key created before. */
export function createQuestionnaire(
  ctx: RequestContext,
  input: QuestionnaireInput,
  key: string | null,
): Promise<QuestionnaireRow | DomainError> {
  const { actor, now } = ctx;
  return changing(ctx, async (tx) => {
    const before = key === null ? null : await lockQuestionnaire(tx, actor.clinicId, key);
    if (before !== null) return before.id;
    const checked = checkAll(input);
    if (isDomainError(checked)) return checked;
    const id = key ?? newId();
    const { fields, definition } = checked;
    const row = { clinic_id: actor.clinicId, id, ...fields, definition, created_by: actor.userId, now };
    // Of concurrent calls with one key, the second returns what the first created.
    if (!(await insertQuestionnaire(tx, row)))
      return key !== null && (await lockQuestionnaire(tx, actor.clinicId, key)) !== null
        ? key
        : QUESTIONNAIRE_REFUSALS.questionnaire_name();
    await setCategories(tx, actor.clinicId, id, sentFor(input) ?? []);
    await note(tx, ctx, 'create', id, { name: { before: null, after: fields.name } });
    return id;
  });
}

/** Changes the draft. For a locked instrument, only the event types are saved. */
export function changeQuestionnaire(
  ctx: RequestContext,
  id: string,
  version: number,
  input: QuestionnaireInput,
): Promise<QuestionnaireRow | DomainError> {
  const { clinicId } = ctx.actor;
  return changing(ctx, async (tx) => {
    const before = await lockQuestionnaire(tx, clinicId, id);
    if (before === null || before.deleted_time !== null) return notFound('questionnaire');
    if (before.version !== version) return versionConflict();
    const checked = checkAll(input);
    if (isDomainError(checked)) return checked;
    const { fields, definition } = checked;
    const isOther =
      JSON.stringify([fields, definition]) !== JSON.stringify([headOf(before), inOrder(before.definition)]);
    if (before.is_locked && isOther) return locked();
    const categories = sentFor(input);
    if (categories !== null) await setCategories(tx, clinicId, id, categories);
    await updateQuestionnaire(tx, before, isOther ? { ...fields, definition, is_changed: true } : {}, ctx.now);
    const counts = { before: before.definition.questions.length, after: definition.questions.length };
    const named = { before: before.name, after: fields.name };
    await note(tx, ctx, 'update', id, { name: named, questions: counts });
    return id;
  });
}

/** Publishes the draft as the next version; if nothing changed, the last version stays. */
export function publishQuestionnaire(
  ctx: RequestContext,
  id: string,
  version: number,
): Promise<QuestionnaireRow | DomainError> {
  const { actor, now } = ctx;
  return changing(ctx, async (tx) => {
    const before = await lockQuestionnaire(tx, actor.clinicId, id);
    if (before === null || before.deleted_time !== null) return notFound('questionnaire');
    if (!before.is_changed) return id;
    if (before.version !== version) return versionConflict();
    if (!before.definition.questions.some(({ type }) => type !== 'heading'))
      return invalid([{ path: 'input.questions', message: 'Add a question first' }]);
    const number = (before.published_version ?? 0) + 1;
    const { name, definition } = before;
    const frozen = { clinic_id: actor.clinicId, questionnaire_id: id, number, name, definition };
    await insertVersion(tx, { ...frozen, published_by: actor.userId, published_time: now });
    await updateQuestionnaire(tx, before, { published_version: number, is_changed: false }, now);
    await note(tx, ctx, 'update', id, { published_version: { before: before.published_version, after: number } });
    return id;
  });
}

/** Archives a questionnaire; idempotent. */
export function deleteQuestionnaire(ctx: RequestContext, id: string): Promise<QuestionnaireRow | DomainError> {
  const { actor, now } = ctx;
  return changing(ctx, async (tx) => {
    const before = await lockQuestionnaire(tx, actor.clinicId, id);
    if (before === null) return notFound('questionnaire');
    if (before.deleted_time !== null) return id;
    if (before.is_locked) return locked();
    await setCategories(tx, actor.clinicId, id, []);
    await updateQuestionnaire(tx, before, { deleted_time: now }, now);
    await note(tx, ctx, 'delete', id, { name: { before: before.name, after: null } });
    return id;
  });
}

function checkAll(input: QuestionnaireInput): ValidInput | DomainError {
  const { name, type, comments } = input;
  const head = checkInput(questionnaireForm, { name, type, comments: comments ?? '' }, 'input');
  const checked = checkDefinition({ questions: fromWire(input.questions), scores: input.scores ?? [] });
  const kinds = sentFor(input) ?? [];
  const strange = kinds.findIndex(({ category_id }) => !isId(category_id));
  const odd = kinds.findIndex(
    ({ every_visits: every }) => !Number.isInteger(every) || every < 0 || every > MOST_VISITS,
  );
  const issues = [
    ...(isDomainError(head) ? head.issues : []),
    ...('issues' in checked ? checked.issues.map(({ path, message }) => ({ path: `input.${path}`, message })) : []),
    ...(strange < 0 ? [] : [{ path: `input.category_ids.${strange}`, message: 'This event type does not exist' }]),
    ...(odd < 0 ? [] : [{ path: `input.asked_for.${odd}`, message: `Enter a number from 1 to ${MOST_VISITS}` }]),
  ];
  if (issues.length > 0 || isDomainError(head) || 'issues' in checked) return invalid(issues);
  return { fields: head.value, definition: checked.definition };
}

/** Returns the event types that send the questionnaire, as given; null if omitted. */
function sentFor({ asked_for: finely, category_ids: plainly }: QuestionnaireInput): readonly SentFor[] | null {
  if (finely != null) return finely;
  return plainly == null ? null : plainly.map((category_id) => ({ category_id, every_visits: 1 }));
}

const headOf = ({ name, type, comments }: QuestionnaireRow) => ({ name, type, comments });

/** In the key order of validated input, since JSONB doesn't preserve it. */
function inOrder(definition: Definition): Definition {
  const checked = checkDefinition(definition);
  return 'definition' in checked ? checked.definition : definition;
}

async function changing(
  ctx: RequestContext,
  work: (tx: Tx) => Promise<string | DomainError>,
): Promise<QuestionnaireRow | DomainError> {
  try {
    return await ctx.app.database.transaction(async (tx) => {
      const id = await work(tx);
      if (isDomainError(id)) return id;
      return (await lockQuestionnaire(tx, ctx.actor.clinicId, id))!;
    });
  } catch (error) {
    const refusal = refusalOf(error, QUESTIONNAIRE_REFUSALS);
    if (refusal === null) throw error;
    return refusal;
  }
}

async function note(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update' | 'delete',
  objectId: string,
  changes: Record<string, { before: string | number | null; after: string | number | null }>,
): Promise<void> {
  await recordChange(tx, ctx, { action, objectType: 'questionnaire', objectId, changes });
  await publish(tx, {
    clinicId: ctx.actor.clinicId,
    topic: 'questionnaires.questionnaire-changed',
    body: { id: objectId },
  });
}
