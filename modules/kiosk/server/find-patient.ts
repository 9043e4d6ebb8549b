import { recordChange } from '#audit/server';
import { foldName } from '#patients/rules';
import { readPatients } from '#patients/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import { domainError, type DomainError, isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { colleaguesOf } from '#practice/server';
import { newPortalToken } from '#requests/server';
import { type Event, readCalendars, readEventsOn } from '#scheduling/server';
import { canCheckIn, CHECK_IN_EARLIEST_MS, CHECK_IN_LATEST_MS, isNamed, lookUpForm } from '../rules/index.ts';
import { checkIns, endCheckIns } from './check-ins.ts';
import { actAs, type DeviceCall } from './device-context.ts';
import { countMiss, isLookUpPaused } from './kiosk-limits.ts';

/** The one answer for unknown patients, other practices, other times and too many attempts. */
export const seeFrontDesk = (): DomainError =>
  domainError('SEE_FRONT_DESK', 'We can’t check you in here. Please see the front desk.', 'Front desk');

/** A patient who was found, with the token of their check-in; or the question for their first name. */
export type Found = { token: string; checkInId: string } | { ask: 'first_name' };

/**
 * Starts the check-in of the patient with this last name and date of birth who has an appointment in this practice now.
 * SEE_FRONT_DESK otherwise, and after too many failed attempts. Asks for the first name if two patients match.
 */
export async function findPatient(call: DeviceCall, input: unknown): Promise<Found | DomainError> {
  const { app, tablet } = call;
  const checked = checkInput(lookUpForm, input, 'input');
  if (isDomainError(checked)) return checked;
  const typed = checked.value;
  const name = `${tablet.clinic_id} ${foldName(typed.last_name)}`;
  if (await isLookUpPaused(tablet.id, name)) return missed(call);
  const events = (await eventsNow(app.database.kysely, call)).filter(({ patient }) => isNamed(patient!, typed));
  const patientIds = [...new Set(events.map(({ patient }) => patient!.id))];
  if (patientIds.length > 1 && typed.first_name === null) return { ask: 'first_name' };
  if (patientIds.length !== 1) {
    await countMiss(tablet.id, name);
    return missed(call);
  }
  return begin(
    call,
    patientIds[0]!,
    events.map(({ id }) => id),
  );
}

/** Returns the appointments of the practice that patients can check in for now, or have checked in for. */
async function eventsNow(db: Queryable, { now, tablet }: DeviceCall): Promise<Event[]> {
  const { clinic_id: clinicId } = tablet;
  const [calendars, members] = await Promise.all([
    readCalendars(db, clinicId),
    colleaguesOf(db, clinicId, tablet.practice_id),
  ]);
  const own = new Set(members);
  const events = await readEventsOn(db, clinicId, {
    start: new Date(now.getTime() - CHECK_IN_LATEST_MS),
    end: new Date(now.getTime() + CHECK_IN_EARLIEST_MS),
    calendarIds: calendars.filter(({ user_id }) => own.has(user_id)).map(({ id }) => id),
  });
  return events.filter(
    ({ patient, status, start_time }) =>
      patient != null &&
      patient.deceased_date === null &&
      status !== 'canceled' &&
      status !== 'noshow' &&
      canCheckIn(start_time, now),
  );
}

async function begin(call: DeviceCall, patientId: string, eventIds: string[]): Promise<Found | DomainError> {
  const { app, now, tablet } = call;
  const { token, hash } = newPortalToken();
  const id = newId();
  return app.database.transaction(async (tx): Promise<Found | DomainError> => {
    const [patient] = await readPatients(tx, tablet.clinic_id, [patientId], { columns: ['id'], locked: true });
    if (patient === undefined) return seeFrontDesk();
    await endCheckIns(tx, tablet.clinic_id, tablet.id, now);
    await checkIns.insert(
      tx,
      { clinicId: tablet.clinic_id },
      {
        id,
        device_id: tablet.id,
        patient_id: patientId,
        event_ids: eventIds,
        token_hash: hash,
        created_time: now,
        seen_time: now,
      },
    );
    const note = { action: 'sign_in', objectType: 'kiosk_check_in', objectId: id, patientId } as const;
    await recordChange(tx, actAs(call, id), note);
    return { token, checkInId: id };
  });
}

async function missed(call: DeviceCall): Promise<DomainError> {
  const note = { action: 'sign_in', objectType: 'kiosk_check_in', outcome: 'refused' } as const;
  await call.app.database.transaction((tx) =>
    recordChange(tx, actAs(call, call.tablet.id), { ...note, reason: 'no appointment found' }),
  );
  return seeFrontDesk();
}
