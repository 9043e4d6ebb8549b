import { recordChange, saveChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { domainError, invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { refusalOf } from '#platform/records/refusals.ts';
import { isId, newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { holdersOf } from '#practice/server';
import { programForm, programLimits } from '../rules/index.ts';
import { copyContents } from './content/contents.sql.ts';
import { notFound, versionConflict } from './program-errors.ts';
import {
  insertProgram,
  isNameTaken,
  isUnderWay,
  lockProgram,
  PROGRAM_REFUSALS,
  readProgram,
  updateProgram,
  type ProgramRow,
  type ProgramValues,
} from './programs.sql.ts';

const TOPIC = 'programs.program-changed';

/** Creates a program under the client's key, or returns the one that the key created before. */
export function createProgram(
  ctx: RequestContext,
  input: unknown,
  key: string | null,
): Promise<ProgramRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const before = key === null ? null : await readProgram(tx, clinicId, key);
    if (before !== null) return before;
    const values = await valuesOf(tx, ctx, input);
    if (isDomainError(values)) return values;
    const id = key ?? newId();
    if (!(await insertProgram(tx, { ...values, clinic_id: clinicId, id, created_by: actor.userId, now })))
      return (key === null ? null : await readProgram(tx, clinicId, key)) ?? PROGRAM_REFUSALS.program_name();
    await saveChange(tx, ctx, {
      action: 'create',
      objectType: 'program',
      objectId: id,
      before: null,
      after: values,
      topic: TOPIC,
    });
    return (await readProgram(tx, clinicId, id))!;
  });
}

/** Changes a program; its type and start date can't change while patients are enrolled. */
export function changeProgram(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<ProgramRow | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  return naming(ctx, async (tx) => {
    const program = await lockProgram(tx, clinicId, id);
    if (program === null) return notFound('program');
    if (program.version !== version) return versionConflict();
    const values = await valuesOf(tx, ctx, input, program.owner_user_id);
    if (isDomainError(values)) return values;
    const isMoved = values.type !== program.type || values.start_day !== program.start_day;
    if (isMoved && (await isUnderWay(tx, clinicId, id)))
      return domainError(
        'PROGRAM_UNDER_WAY',
        'Patients are enrolled, so the start settings can’t be changed. Copy the program to change them.',
        'In progress',
      );
    const { name, description, type, start_day, late_enrolment, owner_user_id } = program;
    const before = { name, description, type, start_day, late_enrolment, owner_user_id };
    const change = { action: 'update', objectType: 'program', objectId: id, topic: TOPIC } as const;
    if (!(await saveChange(tx, ctx, { ...change, before, after: values }))) return program;
    await updateProgram(tx, clinicId, id, values, now);
    return (await readProgram(tx, clinicId, id))!;
  });
}

/** Copies a program with its content. A fixed program keeps its start date, to be changed afterwards. */
export function copyProgram(ctx: RequestContext, id: string, key: string | null): Promise<ProgramRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const before = key === null ? null : await readProgram(tx, clinicId, key);
    if (before !== null) return before;
    const program = await lockProgram(tx, clinicId, id);
    if (program === null) return notFound('program');
    const { description, type, start_day, late_enrolment } = program;
    const copyId = key ?? newId();
    const name = await freeName(tx, clinicId, program.name);
    const values = { name, description, type, start_day, late_enrolment, owner_user_id: actor.userId };
    if (!(await insertProgram(tx, { ...values, clinic_id: clinicId, id: copyId, created_by: actor.userId, now })))
      return PROGRAM_REFUSALS.program_name();
    await copyContents(tx, clinicId, id, copyId, now);
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'program',
      objectId: copyId,
      changes: { name: { before: null, after: name }, copy_of: { before: null, after: program.name } },
    });
    await publish(tx, { clinicId, topic: TOPIC, body: { id: copyId } });
    return (await readProgram(tx, clinicId, copyId))!;
  });
}

/** Archives or restores a program; idempotent. */
export function archiveProgram(
  ctx: RequestContext,
  id: string,
  isArchived: boolean,
): Promise<ProgramRow | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const isInUse = () => domainError('NAME_TAKEN', 'Another active program now has this name. Rename that one first.');
  return naming(
    ctx,
    async (tx) => {
      const program = await lockProgram(tx, clinicId, id);
      if (program === null) return notFound('program');
      if ((program.archived_time !== null) === isArchived) return program;
      await updateProgram(tx, clinicId, id, { archived_time: isArchived ? now : null }, now);
      await recordChange(tx, ctx, {
        action: 'update',
        objectType: 'program',
        objectId: id,
        changes: { archived: { before: !isArchived, after: isArchived } },
      });
      await publish(tx, { clinicId, topic: TOPIC, body: { id } });
      return (await readProgram(tx, clinicId, id))!;
    },
    isInUse,
  );
}

/** Runs a transaction that sets a program's name; `taken` is returned if another active program has it. */
async function naming(
  { app }: RequestContext,
  work: (tx: Tx) => Promise<ProgramRow | DomainError>,
  taken: () => DomainError = PROGRAM_REFUSALS.program_name,
): Promise<ProgramRow | DomainError> {
  try {
    return await app.database.transaction(work);
  } catch (error) {
    if (refusalOf(error, PROGRAM_REFUSALS) === null) throw error;
    return taken();
  }
}

async function valuesOf(
  tx: Tx,
  { actor }: RequestContext,
  input: unknown,
  owner: string = actor.userId,
): Promise<ProgramValues | DomainError> {
  const checked = checkInput(programForm, input, 'input');
  if (isDomainError(checked)) return checked;
  const { start_date, owner_id, ...fields } = checked.value;
  const ownerId = owner_id ?? owner;
  if (
    ownerId !== owner &&
    (!isId(ownerId) || !(await holdersOf(tx, actor.clinicId, 'programs.view')).includes(ownerId))
  )
    return invalid([{ path: 'input.owner_id', message: 'Choose a member with permission to see programs' }]);
  return { ...fields, owner_user_id: ownerId, start_day: fields.type === 'fixed' ? start_date : null };
}

async function freeName(tx: Tx, clinicId: string, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? ' (copy)' : ` (copy ${number})`;
    const tried = `${name.slice(0, programLimits.name - end.length)}${end}`;
    if (!(await isNameTaken(tx, clinicId, tried))) return tried;
  }
}
