import type { Subscription } from 'fhir/r4';
import { BACKPORT, problemWords, secretExtension, topicAddress } from '../../rules/index.ts';

/** A subscription as it is stored. */
export interface StoredSubscription {
  id: string;
  topic: string;
  endpoint: string;
  filter: string | null;
  content: string;
  reason: string;
  end_time: Date | null;
  status: string;
  problem: string | null;
  updated_time: Date;
}

/** Returns a Subscription in the form of the R4 backport; with its secret right after the creation. */
export function buildSubscription(
  row: StoredSubscription,
  type: string,
  base: string,
  secret: string | null = null,
): Subscription {
  return {
    resourceType: 'Subscription',
    id: row.id,
    meta: {
      versionId: String(row.updated_time.getTime()),
      lastUpdated: row.updated_time.toISOString(),
      profile: [BACKPORT.subscription],
    },
    status: row.status as Subscription['status'],
    ...(row.end_time !== null && { end: row.end_time.toISOString() }),
    reason: row.reason,
    criteria: topicAddress(base, row.topic),
    ...(row.filter !== null && {
      _criteria: { extension: [{ url: BACKPORT.filter, valueString: `${type}?${row.filter}` }] },
    }),
    ...(row.problem !== null && { error: problemWords(row.problem) }),
    channel: {
      ...(secret !== null && { extension: [{ url: secretExtension(base), valueString: secret }] }),
      type: 'rest-hook',
      endpoint: row.endpoint,
      payload: 'application/fhir+json',
      _payload: { extension: [{ url: BACKPORT.content, valueCode: row.content }] },
    },
  };
}
