import type { FastifyRequest } from 'fastify';
import { type DomainError, domainError, invalid } from '#platform/domain-error.ts';
import { jsonProblem } from '#platform/http/json-problem.ts';
import { type QueryPair, valuesAt } from '../rules/index.ts';

/** Returns the parameters of a call, from its address and, of a form or a Parameters resource, from its body. */
export function readQuery(http: FastifyRequest): QueryPair[] | DomainError {
  const url = new URL(http.url, 'http://localhost');
  const pairs: QueryPair[] = [...url.searchParams, ...pairsOfBody(http.body)];
  const problem = jsonProblem(pairs);
  if (problem === null) return pairs;
  return invalid([{ path: '', message: 'The parameters contain characters that can’t be used.' }]);
}

function pairsOfBody(body: unknown): QueryPair[] {
  if (body instanceof URLSearchParams) return [...body];
  if (typeof body !== 'object' || body === null || !('parameter' in body) || !Array.isArray(body.parameter)) return [];
  return body.parameter.flatMap((one: unknown): QueryPair[] => {
    if (typeof one !== 'object' || one === null || !('name' in one) || typeof one.name !== 'string') return [];
    const value: unknown = Object.entries(one).find(([name]) => name.startsWith('value'))?.[1];
    if (typeof value === 'string' || typeof value === 'boolean') return [[one.name, String(value)]];
    const [system] = valuesAt({ value }, 'value.system|value.coding.system');
    const [code] = valuesAt({ value }, 'value.code|value.coding.code');
    return typeof code === 'string' ? [[one.name, typeof system === 'string' ? `${system}|${code}` : code]] : [];
  });
}

/** Returns an error unless the client takes JSON, which is the only format (FHIR R4, 3.1.0.1.11). */
export function formatProblem(http: FastifyRequest): DomainError | null {
  const { pathname, searchParams } = new URL(http.url, 'http://localhost');
  // The content of a Binary is in its own format.
  if (/\/Binary\/[^/]+$/.test(pathname)) return null;
  const wanted = searchParams.get('_format') ?? http.headers.accept ?? '';
  const isJson = wanted === '' || /json|\*\/\*|application\/\*/i.test(wanted);
  return isJson ? null : domainError('NOT_ACCEPTABLE', 'The only format is application/fhir+json.');
}
