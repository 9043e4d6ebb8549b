import { recordChange } from '#audit/server';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { Tx } from '#platform/database.ts';
import { followEvents } from '#rooming/server';
import { editEventIn, lockEvent } from '#scheduling/server';
import { type CheckIn, checkIns } from './check-ins.ts';
import { actAs, type DeviceCall } from './device-context.ts';
import { seeFrontDesk } from './find-patient.ts';
import { appointmentsOf, dueOf } from './shown-visit.ts';

/** Checks the patient in for their appointments, and records what they were told to pay; repeating it changes nothing. */
export async function checkIn(call: DeviceCall, of: CheckIn): Promise<object | DomainError> {
  const due = await dueOf(call, of);
  const done = await call.app.database.transaction(async (tx): Promise<DomainError | null> => {
    for (const id of of.event_ids.toSorted()) {
      const failed = await checkInEvent(tx, call, of, id);
      if (failed !== null) return failed;
    }
    // The patient sees the number immediately; the outbox event finds the visit recorded.
    await followEvents(tx, of.clinic_id, of.event_ids, call.now);
    if (of.checked_in_time !== null) return null;
    await checkIns.update(tx, { clinicId: of.clinic_id }, of.id, {
      checked_in_time: call.now,
      copay_told: due.copay,
      balance_told: due.balance,
    });
    await recordChange(tx, actAs(call, of.id), {
      action: 'update',
      objectType: 'kiosk_check_in',
      objectId: of.id,
      patientId: of.patient_id,
      changes: {
        checked_in: { before: false, after: true },
        copay_told: { before: null, after: due.copay },
        balance_told: { before: null, after: due.balance },
      },
    });
    return null;
  });
  return done ?? { appointments: await appointmentsOf(call, of), due };
}

/** An appointment that the front desk checked in meanwhile stays so; one that was canceled is a matter for the desk. */
async function checkInEvent(tx: Tx, call: DeviceCall, of: CheckIn, id: string): Promise<DomainError | null> {
  const event = await lockEvent(tx, of.clinic_id, id);
  if (event === null || event.patient_id !== of.patient_id) return seeFrontDesk();
  if (event.status === 'checkedin') return null;
  if (event.status === 'canceled' || event.status === 'noshow') return seeFrontDesk();
  const input = { status: 'checkedin' };
  const answer = await editEventIn(tx, actAs(call, of.id), { id, version: event.version, input, accepted: [] });
  if (isDomainError(answer)) return answer;
  return answer.event === null ? seeFrontDesk() : null;
}
