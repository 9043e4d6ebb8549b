import { sql } from 'kysely';
import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { domainError, type DomainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readPatients } from '#patients/server';
import { noteTextForms, problemForm, type ProblemFields } from '../../rules/index.ts';
import { findSameProblem, type Problem, problems } from './problems.sql.ts';

/** A problem to add to the list. */
export interface NewProblem {
  id?: string | null;
  patient_id: string;
  from_diagnosis_id?: string | null;
  input: unknown;
}

/**
 * Adds a problem to a patient's list. PROBLEM_EXISTS if the same one is on it, active or resolved. If it was created
 * from a diagnosis of an unsigned visit, that is linked to it. A repeated call returns the existing problem.
 */
export function createProblem(ctx: RequestContext, problem: NewProblem): Promise<Problem | DomainError> {
  return ctx.app.database.transaction((tx) => createProblemIn(tx, ctx, problem));
}

/** Same, in the caller's transaction. */
export async function createProblemIn(
  tx: Tx,
  ctx: RequestContext,
  problem: NewProblem,
): Promise<Problem | DomainError> {
  const { actor, now } = ctx;
  const fields = checkFields(ctx, problem.input);
  if (isDomainError(fields)) return fields;
  const id = problem.id ?? newId();
  const [patient] = await readPatients(tx, actor.clinicId, [problem.patient_id], { columns: ['id'], locked: true });
  if (patient === undefined) return invalid([{ path: 'patient_id', message: 'This patient does not exist.' }]);
  // Of two concurrent additions of the same problem, the second waits here and then gets the error.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chart.problem/${patient.id}`}, 0))`.execute(tx);
  const standing = await problems.lock(tx, actor, id);
  if (standing !== null) return standing.patient_id === patient.id ? standing : noProblem();
  const same = await findSameProblem(tx, actor, patient.id, fields, null);
  if (same !== null) return problemExists(same);
  const row = await problems.insert(tx, actor, {
    ...fields,
    id,
    patient_id: patient.id,
    status: 'active',
    created_by: actor.userId,
    created_time: now,
    updated_time: now,
  });
  if (problem.from_diagnosis_id != null)
    await linkDiagnosis(tx, actor.clinicId, problem.from_diagnosis_id, patient.id, id);
  await note(tx, ctx, 'create', id, patient.id, changedFields({}, { ...fields }));
  return row;
}

/** Changes a problem. STALE_VERSION if it was changed since `version`. */
export async function updateProblem(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<Problem | DomainError> {
  const fields = checkFields(ctx, input);
  if (isDomainError(fields)) return fields;
  return changing(ctx, id, async (tx, before) => {
    if (before.version !== version)
      return domainError(
        'STALE_VERSION',
        'Someone else changed this problem since you opened it.',
        'Changed by someone else',
      );
    const same = await findSameProblem(tx, ctx.actor, before.patient_id, fields, id);
    return same === null ? fields : problemExists(same);
  });
}

/** Resolves a problem as of a day, or reactivates it; idempotent. */
export async function setProblemStatus(
  ctx: RequestContext,
  id: string,
  status: Problem['status'],
  day: string | null = null,
): Promise<Problem | DomainError> {
  const today = dayIn(ctx.actor.timeZone, ctx.now);
  const resolved_date = status === 'active' ? null : (day ?? today);
  if (resolved_date !== null && resolved_date > today)
    return invalid([{ path: 'resolved_date', message: 'The date is in the future' }]);
  return changing(ctx, id, async (_tx, before) => (before.status === status ? null : { status, resolved_date }));
}

/** Deletes a problem that was entered in error; the reason is stored with it. */
export async function removeProblem(ctx: RequestContext, id: string, reason: string): Promise<Problem | DomainError> {
  const checked = checkInput(noteTextForms().reason, { reason }, 'input');
  if (isDomainError(checked)) return checked;
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const before = await problems.lock(tx, actor, id);
    if (before === null) return noProblem();
    if (before.deleted_time !== null) return before;
    const { reason: deleted_reason } = checked.value;
    await problems.update(tx, actor, id, { deleted_time: now, deleted_reason, version: before.version + 1 });
    await note(tx, ctx, 'delete', id, before.patient_id, {
      entered_in_error: { before: null, after: checked.value.reason },
    });
    return before;
  });
}

function checkFields(ctx: RequestContext, input: unknown): ProblemFields | DomainError {
  const checked = checkInput(problemForm(), input, 'input');
  if (isDomainError(checked)) return checked;
  const { onset_date: onset } = checked.value;
  if (onset !== null && (onset > dayIn(ctx.actor.timeZone, ctx.now) || onset < '1880-01-01'))
    return invalid([{ path: 'input.onset_date', message: 'The date is in the future or too far in the past' }]);
  return checked.value;
}

type ProblemChange = Partial<ProblemFields & Pick<Problem, 'status' | 'resolved_date'>>;

async function changing(
  ctx: RequestContext,
  id: string,
  decide: (tx: Tx, before: Problem) => Promise<ProblemChange | null | DomainError>,
): Promise<Problem | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const before = await problems.lock(tx, actor, id);
    if (before === null || before.deleted_time !== null) return noProblem();
    const change = await decide(tx, before);
    if (isDomainError(change)) return change;
    const changes = change === null ? null : changedFields({ ...before }, change);
    if (change === null || changes === null) return before;
    const row = await problems.update(tx, actor, id, { ...change, version: before.version + 1, updated_time: now });
    await note(tx, ctx, 'update', id, before.patient_id, changes);
    return row!;
  });
}

async function linkDiagnosis(
  tx: Tx,
  clinicId: string,
  diagnosisId: string,
  patientId: string,
  problemId: string,
): Promise<void> {
  await sql`
    with linked as (
      update chart.note_diagnosis d set problem_id = ${problemId} from chart.chart_note n
      where d.clinic_id = ${clinicId} and d.id = ${diagnosisId} and d.deleted_time is null and n.clinic_id = d.clinic_id
        and n.id = d.note_id and n.patient_id = ${patientId} and n.signed_time is null and n.deleted_time is null
      returning d.note_id)
    update chart.chart_note n set parts_version = n.parts_version + 1 from linked
    where n.clinic_id = ${clinicId} and n.id = linked.note_id`.execute(tx);
}

async function note(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update' | 'delete',
  id: string,
  patientId: string,
  changes: ReturnType<typeof changedFields>,
): Promise<void> {
  await recordChange(tx, ctx, { action, objectType: 'problem', objectId: id, patientId, changes });
  await publish(tx, {
    clinicId: ctx.actor.clinicId,
    topic: 'chart.problems-changed',
    body: { patient_id: patientId },
  });
}

function problemExists(same: Problem): DomainError {
  return domainError(
    'PROBLEM_EXISTS',
    same.status === 'active'
      ? 'This problem is already on the list.'
      : 'This problem is already on the list as resolved. Reactivate it.',
    'Already on the list',
  );
}

/** NOT_FOUND: the problem doesn't exist or was deleted. */
export const noProblem = (): DomainError => notFound('problem');
