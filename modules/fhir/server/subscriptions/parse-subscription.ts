import { type DomainError, invalid } from '#platform/domain-error.ts';
import { BACKPORT, isRecord, parseSearch, type QueryPair, topicAddress, valuesAt } from '../../rules/index.ts';

/** What an app asks to be notified of. */
export interface SubscriptionRequest {
  topic: string;
  endpoint: string;
  /** The parameters of a search; null for all records of the topic. */
  filter: string | null;
  content: 'empty' | 'id-only';
  reason: string;
  endTime: Date | null;
}

/** A topic that an app can name. */
export interface KnownTopic {
  readonly id: string;
  readonly type: string;
}

const LONGEST = { endpoint: 500, filter: 1000, reason: 500 };

/** Parses a Subscription in the form of the R4 backport. What is not supported is an error, so that nothing is missed. */
export function parseSubscription(
  sent: unknown,
  topics: readonly KnownTopic[],
  base: string,
  now: Date,
): SubscriptionRequest | DomainError {
  const refuse = (path: string, message: string): DomainError => invalid([{ path: `Subscription.${path}`, message }]);
  const resource = isRecord(sent) ? sent : {};
  if (resource['resourceType'] !== 'Subscription') return invalid([{ path: '', message: 'Send a Subscription.' }]);
  const criteria = textAt(resource, 'criteria');
  const topic = topics.find(({ id }) => topicAddress(base, id) === criteria);
  if (topic === undefined) return refuse('criteria', 'Name a topic of the CapabilityStatement.');
  const status = textAt(resource, 'status');
  if (status !== 'requested') return refuse('status', 'The status of a new subscription is “requested”.');
  if (textAt(resource, 'channel.type') !== 'rest-hook') return refuse('channel.type', 'The only type is “rest-hook”.');
  const payload = textAt(resource, 'channel.payload') ?? 'application/fhir+json';
  if (!['application/fhir+json', 'application/json'].includes(payload))
    return refuse('channel.payload', 'The only format is application/fhir+json.');
  if (valuesAt(resource, 'channel.header').length > 0)
    return refuse('channel.header', 'Headers are not supported. Verify the signature of each notification instead.');
  const [content = 'id-only', ...others] = extensions(resource, 'channel._payload', BACKPORT.content);
  if ((content !== 'empty' && content !== 'id-only') || others.length > 0)
    return refuse('channel.payload', 'The payload content is “empty” or “id-only”.');
  const endpoint = textAt(resource, 'channel.endpoint') ?? '';
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.hash !== '' || endpoint.length > LONGEST.endpoint)
    return refuse('channel.endpoint', 'Enter an address, e.g. https://app.example.com/notifications.');
  const reason = textAt(resource, 'reason') ?? '';
  if (reason.trim() === '' || reason.length > LONGEST.reason)
    return refuse('reason', 'Say why it was created, in at most 500 characters.');
  const end = textAt(resource, 'end');
  const endTime = end === null ? null : new Date(end);
  if (endTime !== null && !(endTime.getTime() > now.getTime()))
    return refuse('end', 'Enter an instant in the future, e.g. 2027-11-28T09:30:00Z.');
  const [filter = null, ...filters] = extensions(resource, '_criteria', BACKPORT.filter);
  const problem = filters.length > 0 ? 'Only one filter is supported.' : filterProblem(topic.type, filter);
  if (problem !== null) return refuse('criteria', problem);
  const words = filter === null ? null : filter.slice(topic.type.length + 1);
  return { topic: topic.id, endpoint, filter: words, content, reason, endTime };
}

/** Returns the parameters of a filter. */
export function filterPairs(filter: string | null): QueryPair[] {
  return filter === null ? [] : [...new URLSearchParams(filter)];
}

function filterProblem(type: string, filter: string | null): string | null {
  if (filter === null) return null;
  if (!filter.startsWith(`${type}?`) || filter.length > LONGEST.filter)
    return `A filter is a search of ${type}, e.g. ${type}?patient=<id>.`;
  const search = parseSearch(type, filterPairs(filter.slice(type.length + 1)), true);
  if ('path' in search) return `The filter’s parameter ${search.path} is not supported: ${search.message}`;
  const isPlain = search.criteria.length === search.used.length && search.criteria.length > 0;
  return isPlain ? null : 'A filter has only parameters that limit which records match.';
}

function textAt(resource: object, path: string): string | null {
  const [value] = valuesAt(resource, path);
  return typeof value === 'string' ? value : null;
}

function extensions(resource: object, path: string, url: string): string[] {
  return valuesAt(resource, `${path}.extension`).flatMap((one) => {
    const { url: of, valueString, valueCode } = one as { url?: unknown; valueString?: unknown; valueCode?: unknown };
    const value = valueString ?? valueCode;
    return of === url && typeof value === 'string' ? [value] : [];
  });
}
