import type { Scope } from '#apps/rules';
import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { isOfPatients } from '../../rules/index.ts';
import type { FhirCall } from '../call.ts';
import { type AdmittedType, admitType, sourcesOf } from '../records/admit-type.ts';
import type { ExportRow } from './exports.sql.ts';

/** A source of an export, and which of its records the scopes grant. */
export interface ExportSource {
  readonly source: FhirResource;
  readonly permits: AdmittedType['permits'];
}

/** Returns the call that an export continues, with the scopes of the token that started it. */
export function callOf(app: App, row: ExportRow): FhirCall {
  return {
    app,
    now: app.clock(),
    ip: null,
    device: null,
    strict: true,
    access: {
      clinicId: row.clinic_id,
      timeZone: row.time_zone,
      appId: row.app_id,
      appName: row.app_name,
      who: { kind: 'system' },
      patientId: null,
      scopes: row.scopes as unknown as Scope[],
      tokenId: '',
    },
  };
}

/** Returns the sources that an export reads, in the order in which it reads them. */
export function exportSources(call: FhirCall, { level, types }: Pick<ExportRow, 'level' | 'types'>): ExportSource[] {
  const offered = sourcesOf(call.app).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return offered.flatMap((source) => {
    const isWanted = types === null || types.includes(source.type);
    // What records of patients refer to is exported with them; other groups are not.
    const isPart = level === 'system' || source.type !== 'Group';
    if (!isWanted || !isPart) return [];
    const admitted = admitType(call, source.type, 'read');
    return isDomainError(admitted) ? [] : [{ source, permits: admitted.permits }];
  });
}

/** Returns whether a source is read patient by patient: its records are those of the members of a group. */
export const isOfMembers = ({ source }: ExportSource, { level }: Pick<ExportRow, 'level'>): boolean =>
  level === 'group' && isOfPatients(source.type);
