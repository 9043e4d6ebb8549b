import type { App } from '#platform/app.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { PortalContext } from '#platform/module.ts';
import { practice } from '#practice/server';
import { makeTestClinic } from '#practice/testing';
import { scheduling } from '#scheduling/server';
import { requests } from '#requests/server';
import { chart } from '#chart/server';
import { buildPatient } from '#patients/testing';
import { patientOperations } from '../answering/patient-operations.ts';
import { equipClinic } from '../equip-clinic.ts';
import { questionnaires } from '../index.ts';
import { findByCode } from '../questionnaires.sql.ts';

/** A test clinic with a patient, the instruments, and helpers for common actions. */
export async function surveyClinic(app: App, person: object = {}) {
  const rules = [practice, questionnaires, scheduling, requests, chart].flatMap(({ accessRules }) => accessRules);
  const clinic = await makeTestClinic(app, rules);
  const now = app.clock();
  const addPatient = (more: object = {}): Promise<string> =>
    buildPatient(app, clinic.clinicId, { last_name: 'Lang', email: 'ada@example.com', ...more });
  const patientId = await addPatient(person);
  const [doctor, nurse, manager] = [await clinic.as('Doctor'), await clinic.as('Nurse'), await clinic.as('Manager')];
  await equipClinic(app, clinic.clinicId, now);
  const idOf = async (code: string): Promise<string> =>
    (await findByCode(app.database.kysely, clinic.clinicId, code))!.id;
  const as = (id: string): PortalContext => ({
    app,
    now: app.clock(),
    ip: null,
    clinicId: clinic.clinicId,
    clinicName: 'Test Clinic',
    timeZone: 'America/New_York',
    patientId: id,
    patientName: 'Ada Lang',
    sessionId: null,
  });
  const answering = (operation: string, input: object, id = patientId) =>
    patientOperations[`questionnaires.${operation}`]!(as(id), input) as Promise<Record<string, never> | DomainError>;
  return { ...clinic, patientId, addPatient, doctor, nurse, manager, idOf, as, member: clinic.as, answering };
}

/** Returns the paths of the issues in a response. */
export const issuesOf = (answer: unknown): string[] =>
  isDomainError(answer) ? answer.issues.map(({ path }) => path) : [];
