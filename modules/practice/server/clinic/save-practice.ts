import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { publish } from '#platform/outbox.ts';
import {
  domainError,
  type DomainError,
  invalid,
  isDomainError,
  lockForSave,
  notFound,
} from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { WorkAhead } from '../../api/registration.gen.ts';
import { personName, practiceInput, type PracticeFields } from '../../rules/index.ts';
import { notifyRightsChanged } from '../members/lock-rights.ts';
import {
  countOtherActive,
  lockPracticeName,
  type PracticeMemberRow,
  type PracticeRow,
  practices,
  readMembersAt,
} from './practices.sql.ts';

type Patch = { [Field in keyof PracticeFields]?: string | null } & { is_active?: boolean | null };

/** Adds a practice to the clinic. */
export async function createPractice(ctx: RequestContext, input: Patch): Promise<PracticeRow | DomainError> {
  const { app, actor, now } = ctx;
  const checked = checkInput(practiceInput, input, 'input');
  if (isDomainError(checked)) return checked;
  return app.database.transaction(async (tx): Promise<PracticeRow | DomainError> => {
    const fields = checked.value;
    if (await lockPracticeName(tx, actor.clinicId, fields.practice_name, null)) return nameTaken();
    const made = await practices.insert(tx, actor, { ...columnsOf(fields), id: newId(), created_time: now });
    const { id } = made;
    const changes = changedFields({}, { ...fields, is_active: true });
    await recordChange(tx, ctx, { action: 'create', objectType: 'practice', objectId: id, changes });
    await publish(tx, { clinicId: actor.clinicId, topic: 'practice.practice-changed', body: { id } });
    return made;
  });
}

/** Changes a practice; refused as described in the contract of `updateOnePractice`. */
export async function updatePractice(
  ctx: RequestContext,
  id: string,
  version: number,
  patch: Patch,
): Promise<PracticeRow | DomainError> {
  const { app, actor } = ctx;
  const { clinicId } = actor;
  const { is_active: nextActive, ...said } = patch;
  return app.database.transaction(async (tx): Promise<PracticeRow | DomainError> => {
    // The name is always locked first, so that concurrent saves wait instead of deadlocking.
    const taken = await lockPracticeName(tx, clinicId, said.practice_name?.trim() ?? '', id);
    const before = lockForSave(await practices.lock(tx, actor, id), version, 'practice');
    if (isDomainError(before)) return before;
    if (taken) return nameTaken();
    const fields = Object.keys(said).length === 0 ? null : checkPatch(before, said);
    if (isDomainError(fields)) return fields;
    const isActive = nextActive ?? before.is_active;
    if (before.is_active && !isActive) {
      const error = await rejectClosing(tx, ctx, id);
      if (error !== null) return error;
    }
    const changes = changedFields(
      { ...fieldsOf(before), is_active: before.is_active },
      { ...fields, is_active: isActive },
    );
    if (changes === null) return before;
    const columns = {
      ...(fields === null ? {} : columnsOf(fields)),
      is_active: isActive,
      updated_time: ctx.now,
      version: version + 1,
    };
    const after = (await practices.update(tx, actor, id, columns))!;
    await recordChange(tx, ctx, { action: 'update', objectType: 'practice', objectId: id, changes });
    await publish(tx, { clinicId, topic: 'practice.practice-changed', body: { id } });
    if (before.is_active && !isActive) {
      await publish(tx, { clinicId, topic: 'practice.practice-closed', body: { id } });
      await notifyRightsChanged(tx, ctx);
    }
    return after;
  });
}

/** Returns the reasons against closing a practice. */
export async function readClosing(
  ctx: RequestContext,
  id: string,
): Promise<{ members: PracticeMemberRow[]; ahead: WorkAhead[] } | DomainError> {
  const { app, actor, now } = ctx;
  const { kysely } = app.database;
  if ((await practices.find(kysely, actor, id)) === null) return notFound('practice');
  const members = await readMembersAt(kysely, actor.clinicId, id);
  const ahead = await Promise.all(
    modulesOf(app)
      .flatMap(({ reassignments = [] }) => reassignments)
      .map(async ({ title, count }) => {
        const counts = await Promise.all(members.map((member) => count(kysely, actor.clinicId, member.user_id, now)));
        return { title, count: counts.reduce((sum, each) => sum + each, 0) };
      }),
  );
  return { members, ahead: ahead.filter(({ count }) => count > 0) };
}

async function rejectClosing(tx: Tx, { actor }: RequestContext, id: string): Promise<DomainError | null> {
  if ((await countOtherActive(tx, actor.clinicId, id)) === 0)
    return domainError('LAST_PRACTICE', 'This is the only active practice. Create another one first.', 'Last practice');
  if (id === actor.practiceId)
    return domainError('OWN_PRACTICE', 'You are working in this practice now. Sign in to another one first.');
  const stranded = (await readMembersAt(tx, actor.clinicId, id)).filter(({ elsewhere }) => !elsewhere);
  if (stranded.length === 0) return null;
  const named = stranded.slice(0, 3).map((member) => personName(member));
  const more = stranded.length > named.length ? ` and ${stranded.length - named.length} more` : '';
  return domainError(
    'MEMBERS_WITHOUT_PRACTICE',
    `These members would have no active practice: ${named.join('; ')}${more}. Assign them to another one first.`,
    'Still needed',
  );
}

function checkPatch(before: PracticeRow, said: Patch): PracticeFields | DomainError {
  const checked = checkInput(practiceInput, { ...fieldsOf(before), ...said }, 'input');
  return isDomainError(checked) ? checked : checked.value;
}

function fieldsOf({ id: _id, state, postal_code, is_active: _on, version: _version, ...rest }: PracticeRow) {
  return { ...rest, state_or_province: state, post_code: postal_code };
}

function columnsOf({ state_or_province, post_code, ...fields }: PracticeFields) {
  return { ...fields, state: state_or_province, postal_code: post_code };
}

function nameTaken(): DomainError {
  return invalid([{ path: 'input.practice_name', message: 'A practice with this name already exists.' }]);
}
