import { type FhirAccess, fhirBase } from '#apps/server';
import type { App } from '#platform/app.ts';
import type { FhirReader } from '#platform/fhir/fhir-resource.ts';
import type { MatchContext } from '../rules/index.ts';

/** A call of the API by an app with a valid token. */
export interface FhirCall {
  readonly app: App;
  readonly now: Date;
  readonly ip: string | null;
  readonly device: string | null;
  readonly access: FhirAccess;
  /** Unknown parameters are errors (`Prefer: handling=strict`). */
  readonly strict: boolean;
}

/** The path of the API on this server. */
export const FHIR_PATH = '/fhir/R4';

/** Returns who reads, for the sources. */
export function readerOf({ app, now, access }: FhirCall): FhirReader {
  const { clinicId, timeZone, who } = access;
  const person =
    who.kind === 'member' ? { personId: who.actor.userId } : who.kind === 'patient' ? { personId: who.patientId } : {};
  return { app, clinicId, timeZone, now, base: fhirBase(app.config), forPatient: who.kind === 'patient', ...person };
}

/** Returns where resources are compared with search parameters. */
export function contextOf({ app, access: { timeZone } }: FhirCall): MatchContext {
  return { timeZone, base: fhirBase(app.config) };
}
