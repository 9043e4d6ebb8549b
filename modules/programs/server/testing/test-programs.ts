import { chart } from '#chart/server';
import { patients } from '#patients/server';
import { must } from '#platform/testing/must.ts';
import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { PortalContext } from '#platform/module.ts';
import { makeTestClinic } from '#practice/testing';
import { questionnaires } from '#questionnaires/server';
import { scheduling } from '#scheduling/server';
import { tasks } from '#tasks/server';
import { buildPatient } from '#patients/testing';
import { createContent } from '../content/save-content.ts';
import { enrolPatients } from '../enrolments/enrol-patients.ts';
import { programs } from '../index.ts';
import { createProgram } from '../save-program.ts';

/** A test clinic with members and patients, and helpers for common actions. */
export async function programClinic(app: App) {
  const rules = [programs, questionnaires, scheduling, chart, tasks, patients].flatMap((each) => each.accessRules);
  const clinic = await makeTestClinic(app, rules, [{ tag: 'Asthma', color: '#227788' }]);
  const addPatient = (more: object = {}): Promise<string> =>
    buildPatient(app, clinic.clinicId, { last_name: 'Lang', email: 'ada@example.com', ...more });
  const doctor = () => clinic.as('Doctor');
  const addContent = async (programId: string, more: object = {}) =>
    must(
      await createContent(
        await doctor(),
        programId,
        {
          kind: 'text',
          title: 'Read this',
          body: 'Words',
          release_day: 0,
          due_days: null,
          required: true,
          gate: false,
          ...more,
        },
        null,
      ),
    );
  const addProgram = async (contents: readonly object[] = [{}], more: object = {}) => {
    const name = `Program ${Math.random()}`;
    const program = must(await createProgram(await doctor(), { name, type: 'rolling', ...more }, null));
    const pieces = [];
    for (const content of contents) pieces.push(await addContent(program.id, content));
    return { program, pieces };
  };
  const enrol = async (programId: string, patientIds: readonly string[], startDay: string | null = null) =>
    enrolPatients(await doctor(), { programId, patientIds, startDay, key: crypto.randomUUID() });
  const portal = (patientId: string): PortalContext => ({
    app,
    now: app.clock(),
    ip: null,
    clinicId: clinic.clinicId,
    clinicName: 'Test Clinic',
    timeZone: 'America/New_York',
    patientId,
    patientName: 'Ada Lang',
    sessionId: null,
  });
  return { ...clinic, doctor, addPatient, addContent, addProgram, enrol, portal };
}

/** Returns the paths of the issues in a response. */
export const issuesOf = (answer: unknown): string[] =>
  isDomainError(answer) ? answer.issues.map(({ path }) => path) : [];
