import { PATIENT_DECEASED } from '#patients/rules';
import { recordChange } from '#audit/server';
import { patientName } from '#patients/rules';
import { readPatients } from '#patients/server';
import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { isId, newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { addDays, daysBetween, programLimits } from '../../rules/index.ts';
import { archived, notFound } from '../program-errors.ts';
import { lockProgram, type ProgramRow } from '../programs.sql.ts';
import { findBatch, insertEnrolment, lockEnrolment, readEnrolments, type EnrolmentRow } from './enrolments.sql.ts';
import { settleEnrolment } from './settle-enrolment.ts';

/** Input for enrolling patients in a program from a start day. */
export interface EnrollmentInput {
  programId: string;
  patientIds: readonly string[];
  startDay: string | null;
  /** A repeated call with the same key returns the same result. */
  key: string;
}

/** The enrolled patients, and those who could not be enrolled, with the reason. */
export interface EnrollmentResult {
  enrolled: EnrolmentRow[];
  refused: { patient_id: string; patient_name: string; code: string; message: string }[];
}

const MOST_DAYS_AWAY = 366;

/**
 * Enrolls patients, each once: patients who are already enrolled, deceased or unknown are skipped and reported. Due
 * content is released immediately.
 */
export async function enrolPatients(
  ctx: RequestContext,
  input: EnrollmentInput,
): Promise<EnrollmentResult | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, timeZone } = actor;
  const { programId, key } = input;
  const patientIds = [...new Set(input.patientIds)].sort();
  if (patientIds.length === 0 || patientIds.length > programLimits.enrolledAtOnce || !patientIds.every(isId))
    return invalid([{ path: 'patient_ids', message: `Choose from 1 to ${programLimits.enrolledAtOnce} patients` }]);
  if (!isId(key)) return invalid([{ path: 'key', message: 'Send a UUID' }]);
  return app.database.transaction(async (tx): Promise<EnrollmentResult | DomainError> => {
    const program = await lockProgram(tx, clinicId, programId);
    if (program === null) return notFound('program');
    const batch = new Map((await findBatch(tx, clinicId, programId, key)).map((row) => [row.patient_id, row.id]));
    const startDay = startOf(program, input.startDay, dayIn(timeZone, now));
    if (isDomainError(startDay) && batch.size === 0) return startDay;
    const people = await readPatients(tx, clinicId, patientIds, {
      columns: ['id', 'first_name', 'last_name', 'deceased_date'],
      locked: true,
    });
    const refused: EnrollmentResult['refused'] = [];
    const enrolledIds: string[] = [];
    for (const patientId of patientIds) {
      const made = batch.get(patientId);
      if (made !== undefined) {
        enrolledIds.push(made);
        continue;
      }
      const patient = people.find(({ id }) => id === patientId);
      const reject = (code: string, message: string): unknown =>
        refused.push({
          patient_id: patientId,
          patient_name: patient === undefined ? '' : patientName(patient),
          code,
          message,
        });
      if (patient === undefined) reject('NOT_FOUND', 'This patient does not exist.');
      else if (patient.deceased_date !== null) reject('DECEASED', PATIENT_DECEASED);
      else if (isDomainError(startDay)) reject(startDay.code, startDay.message);
      else {
        const id = newId();
        const row = { clinic_id: clinicId, id, program_id: programId, patient_id: patientId, batch_key: key };
        const by = { start_day: startDay, enrolled_by: actor.userId, created_time: now };
        if (!(await insertEnrolment(tx, { ...row, ...by }))) {
          reject('ALREADY_ENROLLED', 'Already enrolled in this program.');
          continue;
        }
        await recordChange(tx, ctx, {
          action: 'create',
          objectType: 'program_enrolment',
          objectId: id,
          patientId,
          changes: { program: { before: null, after: program.name }, start_date: { before: null, after: startDay } },
        });
        await settleEnrolment(tx, app, (await lockEnrolment(tx, clinicId, id))!, { now, timeZone });
        enrolledIds.push(id);
      }
    }
    if (enrolledIds.length > batch.size)
      await publish(tx, { clinicId, topic: 'programs.program-changed', body: { id: programId } });
    const enrolled = await readEnrolments(tx, clinicId, {
      ids: enrolledIds,
      skip: 0,
      take: programLimits.enrolledAtOnce,
    });
    return { enrolled, refused };
  });
}

/** Returns the first day for patients enrolled today; an error if enrollment is closed. */
function startOf(program: ProgramRow, requestedDay: string | null, today: string): string | DomainError {
  if (program.archived_time !== null) return archived();
  if (program.content_count === 0)
    return domainError('NO_CONTENT', 'This program has no content yet. Add content first.', 'No content');
  if (program.type === 'fixed') {
    const start = program.start_day!;
    if (!program.late_enrolment && start < today)
      return domainError(
        'LATE_ENROLMENT',
        'Enrollment is closed: this program has already started.',
        'Already started',
      );
    return start;
  }
  const start = requestedDay ?? today;
  if (Math.abs(daysBetween(today, start)) > MOST_DAYS_AWAY)
    return invalid([
      {
        path: 'start_date',
        message: `Enter a date from ${addDays(today, -MOST_DAYS_AWAY)} to ${addDays(today, MOST_DAYS_AWAY)}`,
      },
    ]);
  return start;
}
