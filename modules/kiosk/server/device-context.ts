import type { Queryable } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { PortalContext } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import type { AnonymousCall } from '#requests/server';
import type { DeviceKind } from '../rules/index.ts';

/** A device as far as it identifies itself. */
export interface KnownDevice {
  clinic_id: string;
  id: string;
  practice_id: string;
  name: string;
  kind: DeviceKind;
}

/** A call of a paired device. */
export interface DeviceCall extends AnonymousCall {
  tablet: KnownDevice;
  clinicName: string;
  timeZone: string;
}

/** Returns the call of a device, with what is known about its clinic. */
export async function callOf(db: Queryable, call: AnonymousCall, device: KnownDevice): Promise<DeviceCall> {
  const { clinic_name: clinicName, time_zone: timeZone } = await readClinic(db, device.clinic_id);
  return { ...call, tablet: device, clinicName, timeZone };
}

/** Returns the context of a command whose actor is the device; it has no rights of its own. */
export async function contextOf(db: Queryable, call: AnonymousCall, device: KnownDevice): Promise<RequestContext> {
  return actAs(await callOf(db, call, device), device.id);
}

/** Same, for a known call; `sessionId` is the patient's check-in. */
export function actAs({ app, now, ip, device, tablet, timeZone }: DeviceCall, sessionId: string): RequestContext {
  const actor = {
    userId: tablet.id,
    name: tablet.name,
    clinicId: tablet.clinic_id,
    timeZone,
    practiceId: tablet.practice_id,
    sessionId,
    roles: ['Kiosk'],
    rules: new Set<string>(),
  };
  return { app, now, ip, device: device ?? null, id: newId(), actor };
}

/** Returns the context in which a patient answers on the device: the operations of the patient portal reach only them. */
export function portalOfDevice(
  { app, now, ip, device, tablet, clinicName, timeZone }: DeviceCall,
  patient: { id: string; first_name: string; last_name: string },
  sessionId: string,
): PortalContext {
  return {
    app,
    now,
    ip,
    device: device ?? null,
    clinicId: tablet.clinic_id,
    clinicName,
    timeZone,
    patientId: patient.id,
    patientName: `${patient.first_name} ${patient.last_name}`,
    sessionId,
  };
}
