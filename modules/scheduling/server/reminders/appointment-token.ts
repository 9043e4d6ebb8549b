import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '#platform/app.ts';
import type { Keys } from '#platform/keys.ts';

/** The content of a patient's link. The token opens nothing else. */
export interface AppointmentLink {
  clinicId: string;
  eventId: string;
  patientId: string;
}

const MAC = 12;

/**
 * Returns the token of a patient's link. It is deterministic for an appointment and patient, so that links stay valid
 * after moves.
 */
export async function appointmentToken(keys: Keys, link: AppointmentLink): Promise<string> {
  const ids = Buffer.concat([link.clinicId, link.eventId, link.patientId].map(bytesOf));
  return Buffer.concat([ids, mac(await keys.secret('appointment-links'), ids)]).toString('base64url');
}

/** Returns the link with which a patient sees, confirms or asks to cancel an appointment. */
export async function appointmentUrl(
  { config, keys }: Pick<App, 'config' | 'keys'>,
  link: AppointmentLink,
): Promise<string> {
  return `${config.publicUrl}/appointment#${await appointmentToken(keys, link)}`;
}

/** Parses a token; null if we didn't issue it. */
export async function readAppointmentToken(keys: Keys, token: string): Promise<AppointmentLink | null> {
  if (!/^[A-Za-z0-9_-]{80}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const [ids, seal] = [bytes.subarray(0, 48), bytes.subarray(48)];
  if (seal.length !== MAC || !timingSafeEqual(seal, mac(await keys.secret('appointment-links'), ids))) return null;
  const [clinicId, eventId, patientId] = [0, 16, 32].map((at) => uuidOf(ids.subarray(at, at + 16)));
  return { clinicId: clinicId!, eventId: eventId!, patientId: patientId! };
}

function mac(key: Buffer, ids: Buffer): Buffer {
  return createHmac('sha256', key).update(ids).digest().subarray(0, MAC);
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
