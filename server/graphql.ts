import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { execute, GraphQLError, NoSchemaIntrospectionCustomRule, specifiedRules, type GraphQLSchema } from 'graphql';
import { readContract } from '#platform/contract.ts';
import type { Log } from '#platform/log.ts';
import type { Module } from '#platform/module.ts';
import { depthLimit } from './depth-limit.ts';
import { documentReader } from './document-reader.ts';
import { isMutation, runKeyed } from './keyed-call.ts';
import { formatErrors, statusOf } from './format-errors.ts';
import { readTogether } from '#platform/http/read-together.ts';
import { tooManyCalls } from './rate-limit.ts';
import { nameCall, operationOf } from './watch-calls.ts';
import { guardBuiltInScalars } from './scalars.ts';
import { buildService, type GatewayContext, type OnDenied } from './schema.ts';
import { answersForMany } from './answers-for-many.ts';

const RULES = [...specifiedRules, depthLimit(8, 12)];
const LONGEST_QUERY = 20_000;

/** Builds every service of the contract, by name. */
export async function buildServices(
  root: string,
  modules: readonly Module[],
  onDenied: OnDenied,
): Promise<Map<string, GraphQLSchema>> {
  guardBuiltInScalars();
  const base = await readFile(join(root, 'platform/contract.graphql'), 'utf8');
  const byService = Map.groupBy(await readContract(root), ({ service }) => service);
  return new Map([...byService].map(([service, parts]) => [service, buildService(base, parts, modules, onDenied)]));
}

/** The dependencies of the gateway. */
interface GatewayOptions {
  requestOf: (http: FastifyRequest, reply: FastifyReply) => Promise<GatewayContext>;
  log: Log;
  isDevelopment?: boolean;
}

/** Serves each schema at POST /api/<service>; a service with an underscore in its name also accepts a hyphen. */
export function serveGraphql(
  server: FastifyInstance,
  services: ReadonlyMap<string, GraphQLSchema>,
  { requestOf, log, isDevelopment = false }: GatewayOptions,
): void {
  // Only developers need introspection of a running server.
  const rules = isDevelopment ? RULES : [...RULES, NoSchemaIntrospectionCustomRule];
  for (const [service, schema] of services) {
    const read = documentReader(schema, rules);
    const share = answersForMany(schema);
    const answer = async (http: FastifyRequest, reply: FastifyReply): Promise<object> => {
      const ctx = await requestOf(http, reply);
      const body = readBody(http.body);
      const document = body instanceof GraphQLError ? [body] : await read(body.query, ctx.actor === null ? http : null);
      if (document === 'too many') return tooManyCalls(reply);
      if ('length' in document) {
        nameCall(http, { operation: `${service}.invalid` });
        return withErrors({ http, reply }, document, ctx, log);
      }
      nameCall(http, { operation: operationOf(service, document) });
      const { variables, operationName } = body as Body;
      const respond = async (): Promise<object> => {
        const shared = await share(ctx, document, variables);
        if (shared !== null) return reply.type('application/json; charset=utf-8').send(shared);
        const run = async () =>
          execute({ schema, document, contextValue: ctx, variableValues: variables, operationName });
        const result = await runKeyed(http, ctx, document, run);
        return result.errors === undefined ? result : withErrors({ http, reply }, result.errors, ctx, log, result.data);
      };
      return ctx.actor === null || isMutation(document) ? respond() : readTogether(respond);
    };
    server.post(`/api/${service}`, answer);
    if (service.includes('_')) server.post(`/api/${service.replaceAll('_', '-')}`, answer);
  }
}

interface Body {
  query: string;
  variables: Record<string, unknown> | undefined;
  operationName: string | undefined;
}

function readBody(body: unknown): Body | GraphQLError {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return new GraphQLError('A JSON object with a query is expected.');
  const { query, variables, operationName } = body as Record<string, unknown>;
  if (typeof query !== 'string' || query === '') return new GraphQLError('A query is expected.');
  if (query.length > LONGEST_QUERY) return new GraphQLError('The query is too long.');
  if (variables !== undefined && (typeof variables !== 'object' || Array.isArray(variables)))
    return new GraphQLError('Variables are expected as an object.');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    return new GraphQLError('An operation name is expected as text.');
  return {
    query,
    variables: (variables as Record<string, unknown> | null) ?? undefined,
    operationName: operationName ?? undefined,
  };
}

function withErrors(
  { http, reply }: { http: FastifyRequest; reply: FastifyReply },
  errors: readonly GraphQLError[],
  ctx: GatewayContext,
  log: Log,
  data: unknown = null,
): object {
  const formatted = formatErrors(errors, ctx.id, log);
  nameCall(http, { result: formatted[0]?.extensions.code ?? 'INTERNAL' });
  const { status, retryAfter } = statusOf(formatted);
  reply.code(status);
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  return { data, errors: formatted };
}
