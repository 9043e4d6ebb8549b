import { fhirBase } from '#apps/server';
import type { Bundle, BundleEntry, FhirResource } from 'fhir/r4';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';
import type { QueryPair } from '../../rules/index.ts';
import { type FhirCall } from '../call.ts';
import { type Cursor, sealPage } from './page-link.ts';

/** An answer, and the one patient whose records it is limited to, for the log. */
export interface Found {
  readonly bundle: Bundle;
  readonly patientId: string | null;
}

/** The content of a searchset. */
interface BundleContent {
  /** Below the base: `Observation`. */
  path: string;
  /** The query as applied. */
  pairs: readonly QueryPair[];
  total: number | null;
  next: Cursor | null;
  matches: readonly FhirRecord[];
  included?: readonly FhirRecord[];
  hasIgnored?: boolean;
}

/** Returns a searchset with its links. */
export async function bundleOf(call: FhirCall, content: BundleContent): Promise<Bundle> {
  const { path, pairs, total, next, matches, included = [], hasIgnored = false } = content;
  const base = fhirBase(call.app.config);
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  const link = [{ relation: 'self', url: `${base}/${path}${query && `?${query}`}` }];
  if (next !== null) {
    const token = await sealPage(call, { path, pairs, cursor: next });
    link.push({ relation: 'next', url: `${base}/${path}?_page=${token}` });
  }
  const entry: BundleEntry<FhirResource>[] = [
    ...matches.map((record) => entryOf(base, record, 'match')),
    ...included.map((record) => entryOf(base, record, 'include')),
  ];
  if (hasIgnored) entry.push(IGNORED);
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    timestamp: call.now.toISOString(),
    ...(total !== null && { total }),
    link,
    ...(entry.length > 0 && { entry }),
  };
}

function entryOf(base: string, { resource }: FhirRecord, mode: 'match' | 'include'): BundleEntry<FhirResource> {
  return { fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource, search: { mode } };
}

const IGNORED: BundleEntry<FhirResource> = {
  resource: {
    resourceType: 'OperationOutcome',
    issue: [
      {
        severity: 'warning',
        code: 'not-supported',
        diagnostics: 'Parameters that are not supported were ignored. The link “self” has those that were applied.',
      },
    ],
  },
  search: { mode: 'outcome' },
};
