import type { FhirRecord, FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { type FhirCall, readerOf } from '../call.ts';
import { provenanceRecords } from '../records/provenance.ts';
import { type ExportSource, isOfMembers } from './export-call.ts';
import type { ExportRow } from './exports.sql.ts';
import { limitElements } from './limit-elements.ts';
import { typeFilter } from './type-filters.ts';

/** The next files of an export, and where it continues after them. */
export interface ExportPart {
  /** Lines of JSON by type. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  readonly sourceId: string;
  /** Null if the source is written to its end. */
  readonly afterId: string | null;
}

/** A file has about this size at most, so that an export needs the same memory for any clinic. */
const PART_BYTES = 4 * 1024 * 1024;
// Few, so that other calls wait only some milliseconds while their resources are built.
const RECORDS_AT_ONCE = 100;
const PATIENTS_AT_ONCE = 50;

/** Reads the next part of an export; null if all is written. */
export async function readPart(
  call: FhirCall,
  row: ExportRow,
  sources: readonly ExportSource[],
): Promise<ExportPart | null> {
  const { source_id: last, after_id: from } = row;
  const next = sources.find(({ source }) => last === null || (from === null ? source.id > last : source.id >= last));
  if (next === undefined) return null;
  const { source, permits } = next;
  const withProvenance = row.types === null || row.types.includes('Provenance');
  const meets = typeFilter(call, row.type_filters);
  const files = new Map<string, string[]>();
  let after = source.id === last ? from : null;
  for (let bytes = 0; bytes < PART_BYTES;) {
    const batch = await readBatch(call, row, next, after);
    if (batch === null) return { files, sourceId: source.id, afterId: null };
    after = batch.afterId;
    const permitted = batch.records.filter((record) => permits(record) && meets(record));
    const provenance = withProvenance ? provenanceRecords(call, permitted, 'read') : [];
    for (const { resource } of [...permitted, ...provenance]) {
      const line = JSON.stringify(limitElements(resource, row.elements));
      bytes += line.length;
      const lines = files.get(resource.resourceType);
      if (lines === undefined) files.set(resource.resourceType, [line]);
      else lines.push(line);
    }
  }
  return { files, sourceId: source.id, afterId: after };
}

async function readBatch(
  call: FhirCall,
  row: ExportRow,
  from: ExportSource,
  after: string | null,
): Promise<{ records: FhirRecord[]; afterId: string } | null> {
  const changed: FhirSelection = row.changed_since === null ? {} : { changedSince: row.changed_since };
  if (isOfMembers(from, row)) {
    // The members are sorted by id.
    const patientIds = (row.patient_ids ?? []).filter((id) => after === null || id > after).slice(0, PATIENTS_AT_ONCE);
    const afterId = patientIds.at(-1);
    if (afterId === undefined) return null;
    return { records: await from.source.read(readerOf(call), { ...changed, patientIds }), afterId };
  }
  const page = { ...changed, limit: RECORDS_AT_ONCE, ...(after !== null && { after }) };
  const records = await from.source.read(readerOf(call), page);
  const afterId = records.at(-1)?.resource.id;
  return afterId === undefined ? null : { records, afterId };
}
