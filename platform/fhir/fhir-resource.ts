import type { FhirResource as AnyResource } from 'fhir/r4';
import type { App } from '../app.ts';
import type { DomainError } from '../domain-error.ts';
import type { PortalContext, RequestContext } from '../request-context.ts';

export type { AnyResource };

/** Who reads records through the FHIR API, as far as a module must know. */
export interface FhirReader {
  readonly app: App;
  readonly clinicId: string;
  /** IANA name of the clinic's time zone. */
  readonly timeZone: string;
  readonly now: Date;
  /** The address of the API, for absolute URLs: `https://clinic.example/fhir/R4`. */
  readonly base: string;
  /** True if a patient reads: only what the patient may see is returned, e.g. signed notes and released results. */
  readonly forPatient: boolean;
  /** The member or patient who reads, for records that only some people may see; absent if an app reads by itself. */
  readonly personId?: string;
}

/** Which records to read. All given conditions apply; without any, all of the clinic. */
export interface FhirSelection {
  /** Records of these patients. */
  patientIds?: readonly string[];
  /** FHIR ids; ids that the module does not know are ignored. */
  ids?: readonly string[];
  /** Changed at or after this instant. */
  changedSince?: Date;
  /** The values of search parameters that the module reads by itself (`narrows`), as they were sent: any may apply. */
  parameters?: ReadonlyMap<string, readonly string[]>;
  /** The page after this id, in the order of ids, with at most `limit` records. Only without `patientIds` and `ids`. */
  after?: string;
  limit?: number;
}

/** A record as a FHIR resource. */
export interface FhirRecord {
  /** With `id`, `meta.versionId`, `meta.lastUpdated` and `meta.profile`. */
  resource: AnyResource;
  /** The patient whose record it is; null for records of the clinic. */
  patientId: string | null;
  /** Who made it: the author in its Provenance. Null if the program did. */
  authorUserId: string | null;
  /** When it was made or last changed by the author. */
  authoredTime: Date;
  /** The Organization that made it and sent it to the clinic; omitted for the clinic's own records. */
  senderId?: string;
}

/** A kind of record that a module serves through the FHIR API. Several may have the same resource type. */
export interface FhirResource {
  /** `module.things`. */
  id: string;
  type: AnyResource['resourceType'];
  /** Canonical addresses of the profiles that its resources conform to. */
  profiles: readonly string[];
  /** The access rule that a member needs to read it. */
  rule: string;
  /**
   * Search parameters that `read` applies itself, because too many records would have to be read otherwise. It may
   * return more than what matches: all parameters are applied again to the resources.
   */
  narrows?: readonly string[];
  /** Reads records in one or a few statements, whatever their number. Unknown ids are left out. */
  read(reader: FhirReader, selection: FhirSelection): Promise<FhirRecord[]>;
  /** How records are created; without it, none can be. */
  create?: FhirCreate;
  /** How records are changed; without it, none can be. */
  update?: FhirUpdate;
}

/** Who writes through the API: a member, or a patient as on their own page. */
export type FhirWriter = { readonly reader: FhirReader } & (
  | { readonly kind: 'member'; readonly ctx: RequestContext }
  | { readonly kind: 'patient'; readonly portal: PortalContext }
);

/** Who may write records through the API. */
interface FhirRights {
  /** The access rule that a member needs, as on the page; the command applies its scope. */
  rule: string;
  /** True if patients may do it, too, for themselves: as on their page. */
  byPatients?: true;
  /** What can be written, for the documentation: `vital signs with these LOINC codes`. */
  what: string;
}

/** How records are created from resources, through the module's own command. */
export interface FhirCreate extends FhirRights {
  /** Returns whether this source is the one for a resource, if several have its type. */
  takes(resource: AnyResource): boolean;
  /**
   * Creates a record and returns its FHIR id. The resource has the source's type and belongs to a patient whom the
   * writer may see; everything else is unchecked. Refuses elements that can't be stored: none is dropped silently.
   */
  run(writer: FhirWriter, resource: AnyResource): Promise<string | DomainError>;
}

/** How records are changed, through the module's own command. */
export interface FhirUpdate extends FhirRights {
  /** Changes a record to be as the resource says: elements that are missing are cleared. Same checks as `create`. */
  run(writer: FhirWriter, change: FhirChange): Promise<DomainError | null>;
}

/** A change of a record. */
export interface FhirChange {
  readonly id: string;
  /** The version that the client has seen: `meta.versionId`. STALE_VERSION if it is another one by now. */
  readonly version: string;
  readonly resource: AnyResource;
  /** The record as it is served now; elements that Salus derives may be sent unchanged. */
  readonly served: AnyResource;
}
