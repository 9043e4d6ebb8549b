import type { FastifyRequest } from 'fastify';
import { type DomainError, domainError } from '#platform/domain-error.ts';
import type { AnyResource } from '#platform/fhir/fhir-resource.ts';
import { elementError } from '#platform/fhir/parse-elements.ts';
import { jsonProblem } from '#platform/http/json-problem.ts';
import { isRecord } from '../../rules/index.ts';

/** The largest resource, in bytes: a file of 20 MB in base64, and what describes it. */
export const LARGEST_RESOURCE = 28 * 1024 * 1024;

/** Returns the resource in the body of a call: MALFORMED unless it has this type. */
export function sentResource(http: FastifyRequest, type: string): AnyResource | DomainError {
  const format = (http.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  if (format !== 'application/fhir+json' && format !== 'application/json')
    return domainError('UNSUPPORTED_MEDIA_TYPE', 'Send application/fhir+json.');
  const { body } = http;
  if (!isRecord(body)) return elementError('MALFORMED', [{ path: '', message: 'Send a resource' }]);
  if (jsonProblem(body) !== null)
    return elementError('MALFORMED', [{ path: '', message: 'The resource contains characters that can’t be used' }]);
  if (body['resourceType'] !== type)
    return elementError('MALFORMED', [{ path: 'resourceType', message: `Send a resource of type ${type}` }]);
  // Everything else is checked by the source that takes it.
  return body as unknown as AnyResource;
}
