import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { makeTestClinic } from '#practice/testing';
import { must } from '#platform/testing/must.ts';
import { buildPatient } from '#patients/testing';
import type { Coverage } from '../coverage/coverages.sql.ts';
import { createCoverage } from '../coverage/save-coverage.ts';
import { eligibility } from '../index.ts';
import { savePayer } from '../payers/save-payer.ts';

export { must as done } from '#platform/testing/must.ts';

/** A clinic with a payer and a patient. */
export interface EligibilityClinic {
  clinicId: string;
  payerId: string;
  patientId: string;
  manager: RequestContext;
  doctor: RequestContext;
  desk: RequestContext;
  addPatient(lastName: string, born?: string): Promise<string>;
  addCoverage(patientId: string, more?: object): Promise<Coverage>;
}

/** Creates such a clinic. */
export async function makeEligibilityClinic(app: App): Promise<EligibilityClinic> {
  const made = await makeTestClinic(app, eligibility.accessRules);
  const manager = await made.as('Manager');
  const payer = must(await savePayer(manager, { payer_name: 'Aetna', payer_code: '60054' }, null));
  const addPatient = (lastName: string, born = '1980-05-01'): Promise<string> =>
    buildPatient(app, made.clinicId, { last_name: lastName, date_of_birth: born });
  const desk = await made.as('Front desk');
  return {
    clinicId: made.clinicId,
    payerId: payer.id,
    patientId: await addPatient('Lang'),
    manager,
    doctor: await made.as('Doctor'),
    desk,
    addPatient,
    addCoverage: async (patientId, more = {}) =>
      must(await createCoverage(desk, newId(), patientId, { payer_id: payer.id, member_id: 'W123456789', ...more })),
  };
}
