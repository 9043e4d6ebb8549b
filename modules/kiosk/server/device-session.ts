import type { FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import { hashPortalToken, outsideOf, readToken } from '#requests/server';
import { type CheckIn, touchCheckIn } from './check-ins.ts';
import { callOf, type DeviceCall } from './device-context.ts';

/** The cookie with a device's token, sent to the kiosk's API only. */
export const KIOSK_COOKIE = 'salus_kiosk';
/** The header with the token of a patient's check-in; empty before. Other sites can't send it. */
export const KIOSK_HEADER = 'x-salus-kiosk';
const SEEN_EVERY_MS = 30_000;

/** The device has no token, or it was switched off or paired again. */
export const notPaired = (): DomainError =>
  domainError('NOT_PAIRED', 'This device is not paired. Please see the front desk.', 'Not paired');

/** Returns the device of a call by its cookie, as it is now: a switched-off device is refused from the next call on. */
export async function readDevice(app: App, http: FastifyRequest): Promise<DeviceCall | DomainError> {
  const pair = (http.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(`${KIOSK_COOKIE}=`));
  const token = readToken(pair?.slice(KIOSK_COOKIE.length + 1));
  if (token === null || (http.method !== 'GET' && http.headers[KIOSK_HEADER] === undefined)) return notPaired();
  const { kysely } = app.database;
  // The clinic is known by the token only: its hash is unique.
  const found = await kysely
    .selectFrom('kiosk.device')
    .select(['clinic_id', 'id', 'practice_id', 'name', 'kind', 'seen_time'])
    .where('token_hash', '=', hashPortalToken(token))
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return notPaired();
  const call = await callOf(kysely, outsideOf(app, http), found);
  if (call.now.getTime() - (found.seen_time?.getTime() ?? 0) > SEEN_EVERY_MS)
    await kysely
      .updateTable('kiosk.device')
      .set({ seen_time: call.now })
      .where('clinic_id', '=', found.clinic_id)
      .where('id', '=', found.id)
      .execute();
  return call;
}

/** Returns the check-in of a call by its header; null if the patient left or took too long. */
export async function readCheckIn(call: DeviceCall | DomainError, http: FastifyRequest): Promise<CheckIn | null> {
  const token = readToken(http.headers[KIOSK_HEADER]);
  if (isDomainError(call) || call.tablet.kind !== 'check_in' || token === null) return null;
  return touchCheckIn(call.app.database.kysely, call.tablet, hashPortalToken(token), call.now);
}
