import { execute, Kind, OperationTypeNode, type DocumentNode, type GraphQLSchema } from 'graphql';
import { gather } from '#platform/gather.ts';
import type { Actor, RequestContext } from '#platform/request-context.ts';
import { sharedQuery, type GatewayContext, type AccessLogger } from './schema.ts';

interface Call {
  ctx: GatewayContext;
  document: DocumentNode;
  variables: Record<string, unknown> | undefined;
}

/**
 * Shares one result among concurrent identical reads: when a calendar changes, every page that shows it reads it again
 * in the same moment. No caller gets a result that was read before their request: a caller who arrives during a read
 * waits for the next one. Each caller's right is checked, and each is logged. Returns null if nothing is shared; a
 * failed read is then repeated without sharing.
 */
export function answersForMany(
  schema: GraphQLSchema,
): (
  ctx: GatewayContext,
  document: DocumentNode,
  variables: Record<string, unknown> | undefined,
) => Promise<Buffer | null> {
  const numbers = new WeakMap<DocumentNode, number>();
  let last = 0;
  const numberOf = (document: DocumentNode): number => {
    const number = numbers.get(document) ?? (last += 1);
    numbers.set(document, number);
    return number;
  };
  const answer = gather<Call, Buffer | null>(
    async (_key, calls) => {
      const { ctx, document, variables } = calls[0]!;
      const contextValue: GatewayContext = { ...ctx, isShared: true };
      const result = await execute({ schema, document, contextValue, variableValues: variables });
      // Encoded once for all callers: a week is dozens of kilobytes.
      const encoded = result.errors === undefined ? Buffer.from(JSON.stringify(result)) : null;
      return calls.map(() => encoded);
    },
    { underWay: 1 },
  );
  return async (ctx, document, variables) => {
    const read = readOf(schema, document);
    if (read === null || ctx.actor === null || !ctx.actor.rules.has(read.rule)) return null;
    const key = [seesAs(ctx.actor), numberOf(document), JSON.stringify(variables ?? {})].join(' ');
    const encoded = await answer(key, { ctx, document, variables });
    if (encoded !== null) await read.look(ctx as RequestContext);
    return encoded;
  };
}

const keys = new WeakMap<Actor, string>();

/**
 * Returns the key of callers who may share a result: members of one clinic with the same rights. Fields check further
 * rights (whether a visit is online, which questionnaires it has), so the key includes every rule, not only that of the
 * root field.
 */
function seesAs(actor: Actor): string {
  let key = keys.get(actor);
  if (key === undefined) {
    const { clinicId, practiceId, userId, rules, scopes, emergency } = actor;
    const isLimited = scopes !== undefined && scopes.size > 0;
    const reach = isLimited ? [practiceId, userId, ...scopes] : [];
    key = JSON.stringify([clinicId, [...rules].toSorted(), emergency?.id ?? null, ...reach]);
    keys.set(actor, key);
  }
  return key;
}

/** Returns the shared read of a document; null if it selects anything else. */
function readOf(schema: GraphQLSchema, document: DocumentNode): { look: AccessLogger; rule: string } | null {
  const [operation, ...more] = document.definitions;
  if (more.length > 0 || operation?.kind !== Kind.OPERATION_DEFINITION) return null;
  if (operation.operation !== OperationTypeNode.QUERY || operation.directives?.length) return null;
  const [field, ...others] = operation.selectionSet.selections;
  if (others.length > 0 || field?.kind !== Kind.FIELD || field.directives?.length) return null;
  const known = schema.getQueryType()?.getFields()[field.name.value];
  return known === undefined ? null : sharedQuery(known);
}
