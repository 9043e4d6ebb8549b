import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { submitRequest } from '#requests/server';
import type { CheckIn } from './check-ins.ts';
import { type DeviceCall, portalOfDevice } from './device-context.ts';
import { patientOf } from './shown-visit.ts';

/** Sends changed contact data to the clinic's review, as the patient portal does. */
export async function changeContact(
  call: DeviceCall,
  checkIn: CheckIn,
  input: Record<string, unknown>,
): Promise<object | DomainError> {
  const patient = await patientOf(call.app.database.kysely, checkIn);
  if (isDomainError(patient)) return patient;
  const data = Object.fromEntries(
    ['mobile', 'email', 'mailing_address'].filter((name) => input[name] != null).map((name) => [name, input[name]]),
  );
  const description = 'Changed at check-in';
  return submitRequest(portalOfDevice(call, patient, checkIn.id), { type: 'PatientInfoUpdate', data, description });
}
