import { beforeAll, expect, test } from 'vitest';
import { readMessages } from '#deliveries/testing';
import { patients } from '#patients/server';
import { buildPatient } from '#patients/testing';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { requests } from './index.ts';
import { hashPortalToken } from './link/portal-token.ts';
import { handleRequest } from './handle-request.ts';
import { lookAtLink } from './portal/sign-in.ts';
import { sendLink } from './portal/send-link.ts';
import { submitRequest } from './portal/submit-request.ts';
import { sendInvitation } from './send-invitation.ts';

const NOW = new Date('2026-11-23T14:00:00Z');
const app = useTestApp(NOW);
let clinic: TestClinic;
beforeAll(async () => {
  clinic = await makeTestClinic(app(), [...requests.accessRules, ...patients.accessRules]);
});

const person = (more: object = {}) =>
  buildPatient(app(), clinic.clinicId, {
    first_name: 'Lucia',
    email: 'lucia@example.com',
    preferred_language: 'es',
    ...more,
  });

test('the invitation is in the preferred language, and the page that its link opens knows the language', async () => {
  const doctor = await clinic.as('Doctor');
  const id = await person();
  must(await sendInvitation(doctor, id, null));
  const [mail] = await readMessages(app(), clinic.clinicId, 'portal_link');
  expect(mail!.subject).toBe('Su portal del paciente en Test Clinic');
  expect(mail!.text).toMatch(
    /^Hola, Lucia:\n\nUse este enlace para ver su expediente en Test Clinic y enviarnos solicitudes, por ejemplo, para una cita:\n\nhttp/,
  );
  expect(mail!.text).toMatch(/vence a los 7 días\. No lo comparta\. Si no esperaba este mensaje, puede ignorarlo\.$/);
  const token = 'x'.repeat(43);
  await app().database.pool.query('update requests.portal_link set token_hash = $2 where patient_id = $1', [
    id,
    hashPortalToken(token),
  ]);
  expect(await lookAtLink({ app: app(), now: NOW, ip: null, device: null }, token)).toEqual({
    clinic_name: 'Test Clinic',
    language: 'es',
  });
});

test('a text message about a new message is in the preferred language', async () => {
  const patientId = await person({ email: null, mobile: '+1 6175550143' });
  const link = { clinicId: clinic.clinicId, clinicName: 'Test Clinic', patientId, firstName: 'Lucia', email: null };
  await app().database.transaction((tx) =>
    sendLink(tx, app(), NOW, { ...link, mobile: '+1 6175550143', language: 'es', sentBy: null, reason: 'message' }),
  );
  expect((await readMessages(app(), clinic.clinicId, 'portal_link')).at(-1)!.text).toMatch(
    /^Test Clinic: tiene un mensaje nuevo\. Entre con su fecha de nacimiento; el enlace funciona una sola vez, durante 7 días: http/,
  );
});

test('what became of a request is said in the preferred language', async () => {
  const patientId = await person();
  const portal = {
    app: app(),
    now: NOW,
    ip: null,
    clinicId: clinic.clinicId,
    clinicName: 'Test Clinic',
    timeZone: 'America/New_York',
    patientId,
    patientName: 'Lucia Moss',
    sessionId: null,
  };
  const { id } = must(
    await submitRequest(portal, { type: 'PatientInfoUpdate', data: { mobile: '+1 6175550144' }, description: null }),
  );
  must(
    await handleRequest(await clinic.as('Doctor'), {
      id,
      operation: 'Decline',
      version: null,
      approval: {},
    }),
  );
  expect((await readMessages(app(), clinic.clinicId, 'patient_request')).at(-1)).toMatchObject({
    subject: 'Su solicitud a Test Clinic',
    text: 'Hola, Lucia:\n\nNo pudimos completar la solicitud que envió el 23 de noviembre de 2026. Llámenos, por favor.\n\nTest Clinic',
  });
});
