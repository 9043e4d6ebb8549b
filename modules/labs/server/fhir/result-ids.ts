import { createHash } from 'node:crypto';
import { isId } from '#platform/id.ts';
import { numbered } from '../../rules/index.ts';
import type { ObservationRow } from './labs-fhir.sql.ts';

const ID_LENGTH = 36;
const KEY_LENGTH = 16;

/** The suffix of a result's specimen. */
export const SPECIMEN = '-specimen';

/**
 * Returns the FHIR id of each value of a result. It consists of the result's id and a hash of what identifies the value
 * in it, so that it stays the same in corrected versions.
 */
export function valueIds(chainId: string, values: readonly ObservationRow[]): [string, ObservationRow][] {
  const keyed = numbered(values.map((value) => ({ ...value, subId: value.sub_id })));
  return keyed.map(([key, { subId: _, ...value }]) => {
    const hash = createHash('sha256').update(key).digest('hex').slice(0, KEY_LENGTH);
    return [`${chainId}-${hash}`, value];
  });
}

/** Returns the ids of the results of these values; texts that are not ids of values are left out. */
export function resultIdsOf(valueFhirIds: readonly string[]): string[] {
  const ids = valueFhirIds.filter((id) => id.length === ID_LENGTH + 1 + KEY_LENGTH).map((id) => id.slice(0, ID_LENGTH));
  return [...new Set(ids.filter(isId))];
}
