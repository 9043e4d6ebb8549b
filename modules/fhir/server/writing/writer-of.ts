import { readClinic } from '#practice/server';
import { newId } from '#platform/id.ts';
import type { PortalContext } from '#platform/module.ts';
import type { FhirWriter } from '#platform/fhir/fhir-resource.ts';
import { type DomainError, domainError } from '#platform/domain-error.ts';
import { type FhirCall, readerOf } from '../call.ts';

/** What a source asks of those who write. */
interface Rights {
  readonly rule: string;
  readonly byPatients?: true;
}

/** Returns whether the person of a call may write with these rights: a member by rule, a patient for themselves. */
export function mayWrite({ access: { who } }: FhirCall, { rule, byPatients }: Rights, ownerId: string): boolean {
  if (who.kind === 'member') return who.actor.rules.has(rule);
  return who.kind === 'patient' && byPatients === true && ownerId === who.patientId;
}

/** Refuses an app without a user: every change is somebody’s. */
export function refuseSystem({ access: { who } }: FhirCall): DomainError | null {
  return who.kind === 'system' ? domainError('FORBIDDEN', 'An app without a user can’t change records.') : null;
}

/** Returns who writes, for the sources. */
export async function writerOf(call: FhirCall): Promise<FhirWriter> {
  const { app, now, ip, device, access } = call;
  const { who, clinicId, timeZone, appName } = access;
  const reader = readerOf(call);
  if (who.kind === 'member') {
    const ctx = { app, actor: who.actor, now, id: newId(), ip, device, appName };
    return { kind: 'member', reader, ctx };
  }
  if (who.kind === 'system') throw new Error('an app without a user writes');
  const clinic = await readClinic(app.database.kysely, clinicId);
  const portal: PortalContext = {
    app,
    now,
    ip,
    device,
    clinicId,
    clinicName: clinic.clinic_name,
    timeZone,
    patientId: who.patientId,
    patientName: who.name,
    sessionId: null,
    appName,
  };
  return { kind: 'patient', reader, portal };
}
