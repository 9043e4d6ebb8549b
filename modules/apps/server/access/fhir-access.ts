import type { Actor } from '#platform/request-context.ts';
import type { Scope } from '../../rules/index.ts';

/** The person, or the app itself, on whose behalf a call of the FHIR API is made. */
export type AppUser =
  | { readonly kind: 'member'; readonly actor: Actor }
  | { readonly kind: 'patient'; readonly patientId: string; readonly name: string }
  | { readonly kind: 'system' };

/** The rights of one call of the FHIR API: an app, its user and the scopes that were granted. */
export interface FhirAccess {
  readonly clinicId: string;
  /** IANA name of the clinic's time zone. */
  readonly timeZone: string;
  readonly appId: string;
  readonly appName: string;
  readonly who: AppUser;
  /** The patient in context: everything that `patient/` scopes grant is limited to this patient's records. */
  readonly patientId: string | null;
  readonly scopes: readonly Scope[];
  readonly tokenId: string;
}

/** The parts of a request that prove the access. */
export interface AppRequest {
  readonly headers: { readonly authorization?: string | undefined };
  readonly ip: string;
}
