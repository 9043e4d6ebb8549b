import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordChange } from '#audit/server';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { PortalOperation, RouteContext } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { answerPatient, bodyOf, outsideOf, tooMany } from '#requests/server';
import { changeContact } from './change-contact.ts';
import { checkIn as checkInPatient } from './check-in.ts';
import { type CheckIn, endCheckIns } from './check-ins.ts';
import { actAs, type DeviceCall, portalOfDevice } from './device-context.ts';
import { KIOSK_COOKIE, notPaired, readCheckIn, readDevice } from './device-session.ts';
import { findPatient } from './find-patient.ts';
import { countDeviceCall } from './kiosk-limits.ts';
import { pairDevice } from './pair-device.ts';
import { readDisplay } from './read-display.ts';
import { sendCard } from './send-card.ts';
import { patientOf, shownVisit, startOver } from './shown-visit.ts';

const BASE = '/api/kiosk';
// Browsers keep cookies for at most 400 days.
const COOKIE_SECONDS = 400 * 86_400;
/** The operations of the patient portal that the tablet offers. */
const OPERATIONS = ['list', 'read', 'save', 'submit', 'upload'].map((name) => `questionnaires.${name}`);

type Kind = DeviceCall['tablet']['kind'];

/**
 * The API of tablets and displays. The cookie is the device's and is sent to no other path; the token of a patient's
 * check-in is only in the page's memory, which sends it in a header. Neither is an Actor of the clinic's API.
 */
export function kioskRoutes(context: RouteContext): void {
  const { server, app } = context;
  const keep = (reply: FastifyReply, token: string): void => {
    const secure = app.config.publicUrl.startsWith('https:') ? '; Secure' : '';
    const value = `${KIOSK_COOKIE}=${token}; Path=${BASE}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
    reply.header('set-cookie', value);
  };
  const inside = async (
    http: FastifyRequest,
    reply: FastifyReply,
    kind: Kind | null,
    work: (call: DeviceCall) => Promise<object | DomainError>,
  ): Promise<unknown> => {
    const call = await readDevice(app, http);
    if (isDomainError(call)) return answerPatient(reply, call);
    if (kind !== null && call.tablet.kind !== kind) return answerPatient(reply, notPaired());
    if (!(await countDeviceCall(call.tablet.id))) return answerPatient(reply, tooMany());
    return answerPatient(reply, await work(call));
  };
  const withPatient = (
    http: FastifyRequest,
    reply: FastifyReply,
    work: (call: DeviceCall, checkIn: CheckIn) => Promise<object | DomainError>,
  ): Promise<unknown> =>
    inside(http, reply, 'check_in', async (call) => {
      const checkIn = await readCheckIn(call, http);
      return checkIn === null ? startOver() : work(call, checkIn);
    });
  const takesFiles = {
    config: {
      admitsLargeBody: async (http: FastifyRequest): Promise<boolean> =>
        (await readCheckIn(await readDevice(app, http), http)) !== null,
    },
  };

  server.post(`${BASE}/pair`, async (http, reply) => {
    const paired = await pairDevice(outsideOf(app, http), bodyOf(http)['code']);
    if (isDomainError(paired)) return answerPatient(reply, paired);
    keep(reply, paired.token);
    return answerPatient(reply, { ok: true });
  });
  server.get(`${BASE}/device`, (http, reply) =>
    inside(http, reply, null, async ({ tablet, clinicName, timeZone }) => ({
      kind: tablet.kind,
      clinic_name: clinicName,
      time_zone: timeZone,
    })),
  );
  server.get(`${BASE}/display`, (http, reply) => inside(http, reply, 'display', readDisplay));
  server.post(`${BASE}/find`, (http, reply) =>
    inside(http, reply, 'check_in', async (call) => {
      const found = await findPatient(call, bodyOf(http));
      // The page sends the token back with each call, and forgets it with the patient.
      return isDomainError(found) || 'ask' in found ? found : { csrf: found.token };
    }),
  );
  server.post(`${BASE}/visit`, (http, reply) => withPatient(http, reply, shownVisit));
  server.post(`${BASE}/contact`, (http, reply) =>
    withPatient(http, reply, (call, checkIn) => changeContact(call, checkIn, bodyOf(http))),
  );
  server.post(`${BASE}/card`, takesFiles, (http, reply) =>
    withPatient(http, reply, (call, checkIn) => sendCard(call, checkIn, bodyOf(http))),
  );
  server.post(`${BASE}/check-in`, (http, reply) => withPatient(http, reply, checkInPatient));
  server.post(`${BASE}/done`, (http, reply) => withPatient(http, reply, leave));
  for (const [name, work] of operationsOf(context)) {
    server.post(`${BASE}/operations/${name}`, takesFiles, (http, reply) =>
      withPatient(http, reply, async (call, checkIn) => {
        const patient = await patientOf(app.database.kysely, checkIn);
        return isDomainError(patient) ? patient : work(portalOfDevice(call, patient, checkIn.id), bodyOf(http));
      }),
    );
  }
}

function operationsOf({ app }: RouteContext): (readonly [string, PortalOperation])[] {
  return modulesOf(app)
    .flatMap((module) => Object.entries(module.portalOperations ?? {}))
    .filter(([name]) => OPERATIONS.includes(name));
}

/** Ends a check-in, whether or not the patient finished it. */
async function leave(call: DeviceCall, { id, patient_id: patientId }: CheckIn): Promise<object> {
  const note = { action: 'sign_out', objectType: 'kiosk_check_in', objectId: id, patientId } as const;
  await call.app.database.transaction(async (tx) => {
    await endCheckIns(tx, call.tablet.clinic_id, call.tablet.id, call.now);
    await recordChange(tx, actAs(call, id), note);
  });
  return { ok: true };
}
