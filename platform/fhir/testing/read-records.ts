import type { App } from '../../app.ts';
import type { AnyResource, FhirReader, FhirRecord, FhirResource, FhirSelection } from '../fhir-resource.ts';
import { validateFhir } from './validate.ts';

/** Returns who reads a clinic's records in a test: a member, or a patient with `forPatient`. */
export function buildReader(app: App, clinicId: string, { forPatient = false } = {}): FhirReader {
  const base = 'https://clinic.example/fhir/R4';
  return { app, clinicId, timeZone: 'America/New_York', now: app.clock(), base, forPatient };
}

/** Reads records of several sources, and throws if one is not valid, or names other metadata than it should. */
export async function readValid(
  sources: readonly FhirResource[],
  reader: FhirReader,
  selection: FhirSelection,
): Promise<FhirRecord[]> {
  const records: FhirRecord[] = [];
  for (const source of sources) {
    const read = await source.read(reader, selection);
    for (const { resource } of read) rejectInvalid(source, resource);
    records.push(...read);
  }
  return records;
}

/** Returns the ids of a source's records, read page by page as in an export. */
export async function readIdsInPages(source: FhirResource, reader: FhirReader, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const after = ids.at(-1);
    const page = await source.read(reader, { limit, ...(after === undefined ? {} : { after }) });
    ids.push(...page.map(({ resource }) => resource.id!));
    if (page.length < limit) return ids;
  }
}

function rejectInvalid(source: FhirResource, resource: AnyResource): void {
  const problems = validateFhir(resource);
  if (resource.resourceType !== source.type) problems.push(`not a ${source.type}`);
  const strange = (resource.meta?.profile ?? []).filter((profile) => !source.profiles.includes(profile));
  if (strange.length > 0) problems.push(`profiles that ${source.id} does not list: ${strange.join(', ')}`);
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${JSON.stringify(resource, null, 2)}`);
}
