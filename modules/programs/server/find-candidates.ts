import { patientName } from '#patients/rules';
import { searchPatients } from '#patients/server';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { EnrolmentCandidate } from '../api/program.gen.ts';
import { findEnrolled } from './enrolments/enrolments.sql.ts';
import { notFound } from './program-errors.ts';
import { readProgram } from './programs.sql.ts';

/** Search for patients to enroll. */
export interface CandidateQuery {
  programId: string;
  search: string | null;
  tag: string | null;
  skip: number;
  take: number;
}

/** Returns patients by search text and tag, with their current enrollments. */
export async function findCandidates(
  ctx: RequestContext,
  { programId, search, tag, skip, take }: CandidateQuery,
): Promise<EnrolmentCandidate[] | DomainError> {
  const { app, actor } = ctx;
  const { kysely } = app.database;
  if ((await readProgram(kysely, actor.clinicId, programId)) === null) return notFound('program');
  const page = await searchPatients(ctx, {
    where: { search, ...(tag === null ? {} : { tags: [tag] }) },
    orderBy: null,
    skip,
    take,
    counted: false,
    reading: { columns: ['id', 'first_name', 'last_name', 'date_of_birth', 'deceased_date'], tags: true },
  });
  if (isDomainError(page)) return page;
  const ids = page.patients.map(({ id }) => id);
  const enrolled = new Set(await findEnrolled(kysely, actor.clinicId, programId, ids));
  return page.patients.map((patient) => ({
    patient_id: patient.id,
    patient_name: patientName(patient),
    date_of_birth: patient.date_of_birth,
    tags: (patient.tags ?? []).map((each) => each.tag),
    is_enrolled: enrolled.has(patient.id),
    is_deceased: patient.deceased_date !== null,
  }));
}
