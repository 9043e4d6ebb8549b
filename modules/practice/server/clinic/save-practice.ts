import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { PracticeClosing } from '../../api/registration.gen.ts';
import { personName, practiceInput, type PracticeFields } from '../../rules/index.ts';
import { changedMeanwhile, notThere } from '../changed-meanwhile.ts';
import { notifyRightsChanged } from '../members/lock-rights.ts';
import {
  countOtherActive,
  lockPracticeName,
  insertPractice,
  lockPractice,
  readMembersAt,
  writePractice,
} from './practices.sql.ts';

type PracticeRow = NonNullable<Awaited<ReturnType<typeof lockPractice>>>;
type Patch = { [Field in keyof PracticeFields]?: string | null } & { is_active?: boolean | null };

/** Adds a practice to the clinic. */
export async function createPractice(ctx: RequestContext, input: Patch): Promise<PracticeRow | DomainError> {
  const { app, actor, now } = ctx;
  const checked = checkInput(practiceInput, input, 'input');
  if (isDomainError(checked)) return checked;
  return app.database.transaction(async (tx): Promise<PracticeRow | DomainError> => {
    const fields = checked.value;
    if (await lockPracticeName(tx, actor.clinicId, fields.practice_name, null)) return nameTaken();
    const id = newId();
    await insertPractice(tx, actor.clinicId, id, fields, now);
    const changes = changedFields({}, { ...fields, is_active: true });
    await recordChange(tx, ctx, { action: 'create', objectType: 'practice', objectId: id, changes });
    await publish(tx, { clinicId: actor.clinicId, topic: 'practice.practice-changed', body: { id } });
    return (await lockPractice(tx, actor.clinicId, id))!;
  });
}

/** Changes a practice; refused as the contract of `updateOnePractice` says. */
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
    // The name is locked first, everywhere: two who save at once wait for each other instead of for ever.
    const taken = await lockPracticeName(tx, clinicId, said.practice_name?.trim() ?? '', id);
    const before = await lockPractice(tx, clinicId, id);
    if (before === undefined) return notThere('practice');
    if (before.version !== version) return changedMeanwhile('this practice');
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
    await writePractice(tx, clinicId, id, fields, isActive);
    await recordChange(tx, ctx, { action: 'update', objectType: 'practice', objectId: id, changes });
    await publish(tx, { clinicId, topic: 'practice.practice-changed', body: { id } });
    if (before.is_active && !isActive) {
      await publish(tx, { clinicId, topic: 'practice.practice-closed', body: { id } });
      await notifyRightsChanged(tx, ctx);
    }
    return (await lockPractice(tx, clinicId, id))!;
  });
}

/** What speaks against closing a practice. */
export async function readClosing(ctx: RequestContext, id: string): Promise<PracticeClosing | DomainError> {
  const { app, actor, now } = ctx;
  const { kysely } = app.database;
  const practices = await kysely
    .selectFrom('practice.practice')
    .select('id')
    .where('clinic_id', '=', actor.clinicId)
    .where('id', '=', id)
    .execute();
  if (practices.length === 0) return notThere('practice');
  const members = await readMembersAt(kysely, actor.clinicId, id);
  const ahead = await Promise.all(
    modulesOf(app)
      .flatMap(({ reassignments = [] }) => reassignments)
      .map(async ({ title, count }) => {
        const counts = await Promise.all(members.map((member) => count(kysely, actor.clinicId, member.user_id, now)));
        return { title, count: counts.reduce((sum, each) => sum + each, 0) };
      }),
  );
  return {
    members: members.map((member) => ({ ...member, name: personName(member) })),
    ahead: ahead.filter(({ count }) => count > 0),
  };
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

function fieldsOf(row: PracticeRow): PracticeFields {
  const { clinic_id: _clinic, id: _id, state, postal_code, is_active: _on, version: _version, ...rest } = row;
  const { created_time: _created, ...fields } = rest;
  return { ...fields, state_or_province: state, post_code: postal_code };
}

function nameTaken(): DomainError {
  return invalid([{ path: 'input.practice_name', message: 'A practice with this name already exists.' }]);
}
