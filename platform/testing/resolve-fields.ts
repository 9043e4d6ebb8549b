import type { RequestContext } from '../request-context.ts';

type Resolve = (row: object, args: object, ctx: RequestContext, info: never) => unknown;

/** Returns a row as the API does: its own fields, and those of its resolvers. */
export function resolveFields(fields: object, row: object, ctx: RequestContext): Record<string, unknown> {
  const answer: Record<string, unknown> = { ...row };
  for (const [name, resolve] of Object.entries(fields) as [string, Resolve][])
    answer[name] = resolve(row, {}, ctx, undefined as never);
  return answer;
}
