import { recordAccess } from '#audit/server';
import { readBalance } from '#billing/server';
import { coversDay } from '#eligibility/rules';
import { type Coverage, coveragesOf } from '#eligibility/server';
import { type Patient, readPatients } from '#patients/server';
import { dayIn } from '#platform/day-in.ts';
import type { Queryable } from '#platform/database.ts';
import { type DomainError, domainError } from '#platform/domain-error.ts';
import { readVisits } from '#rooming/server';
import { readEvents } from '#scheduling/server';
import { hideAddress, hideEmail, hidePhone } from '../rules/index.ts';
import type { CheckIn } from './check-ins.ts';
import { actAs, type DeviceCall } from './device-context.ts';

/** The check-in no longer exists. */
export const startOver = (): DomainError =>
  domainError('SIGNED_OUT', 'Your time on this device is over. Please start again.', 'Start again');

/** What a patient owes, in cents. */
export interface Due {
  copay: number | null;
  balance: number;
}

/** Returns the patient of a check-in with the addresses. */
export async function patientOf(db: Queryable, { clinic_id, patient_id }: CheckIn): Promise<Patient | DomainError> {
  const [patient] = await readPatients(db, clinic_id, [patient_id], { addresses: true });
  return patient === undefined || patient.deceased_date !== null ? startOver() : patient;
}

/** Returns the coverage that pays first today; null if there is none on file. */
export async function primaryCoverage(call: DeviceCall, { clinic_id, patient_id }: CheckIn): Promise<Coverage | null> {
  const today = dayIn(call.timeZone, call.now);
  const coverages = await coveragesOf(call.app.database.kysely, clinic_id, patient_id);
  return coverages.find((coverage) => coversDay(coverage, today)) ?? null;
}

/** Returns the copay of today's coverage, and the balance of earlier charges. */
export async function dueOf(call: DeviceCall, checkIn: CheckIn): Promise<Due> {
  const [coverage, balance] = await Promise.all([
    primaryCoverage(call, checkIn),
    readBalance(call.app.database.kysely, checkIn.clinic_id, checkIn.patient_id),
  ]);
  return { copay: coverage?.copay ?? null, balance: Math.max(balance, 0) };
}

/** Returns the patient's appointments in this check-in, with the visit number once they are checked in. */
export async function appointmentsOf(call: DeviceCall, { clinic_id, event_ids }: CheckIn) {
  const db = call.app.database.kysely;
  const [events, visits] = await Promise.all([
    readEvents(db, clinic_id, event_ids),
    readVisits(db, { clinicId: clinic_id }, event_ids),
  ]);
  const tickets = new Map(
    visits.filter(({ deleted_time }) => deleted_time === null).map((visit) => [visit.event_id, visit.ticket]),
  );
  return events
    .toSorted((one, other) => one.start_time.getTime() - other.start_time.getTime())
    .map(({ id, start_time, status, attendees, category }) => ({
      start: start_time.toISOString(),
      type: category?.category_name ?? '',
      with: (attendees ?? []).map(({ first_name, last_name }) => `${first_name} ${last_name}`),
      checked_in: status === 'checkedin',
      ticket: status === 'checkedin' ? (tickets.get(id) ?? null) : null,
    }));
}

/** Returns everything that the tablet shows to the patient; contact data and insurance only in part. */
export async function shownVisit(call: DeviceCall, checkIn: CheckIn) {
  const patient = await patientOf(call.app.database.kysely, checkIn);
  if ('message' in patient) return patient;
  const [appointments, coverage, due] = await Promise.all([
    appointmentsOf(call, checkIn),
    primaryCoverage(call, checkIn),
    dueOf(call, checkIn),
  ]);
  const read = { action: 'read', objectType: 'kiosk_check_in', objectId: checkIn.id, patientId: patient.id } as const;
  await recordAccess(actAs(call, checkIn.id), read);
  const { first_name, mobile, home_phone, email, addresses = [], preferred_language: language } = patient;
  const address = addresses.find(({ address_type: type }) => type === 'mailing_address');
  return {
    first_name,
    language,
    appointments,
    contact: { mobile: hidePhone(mobile ?? home_phone), email: hideEmail(email), address: hideAddress(address) },
    insurance:
      coverage === null
        ? null
        : {
            payer_name: coverage.payer_name,
            member_id_end: coverage.member_id.slice(-4),
            has_card: coverage.card_front_file_id !== null,
          },
    due,
  };
}
