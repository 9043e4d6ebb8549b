import type { FastifyRequest } from 'fastify';
import { Kind, OperationTypeNode, type DocumentNode, type ExecutionResult } from 'graphql';
import { answerOnce, isCallKey } from '#platform/http/answer-once.ts';
import { isUnreachable } from '#platform/database.ts';
import { domainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { AnsweredError } from './answered-error.ts';
import type { GatewayContext } from './schema.ts';

/**
 * Runs a mutation with an idempotency key (`Idempotency-Key`): the same key again returns the same response, whatever
 * the operation, so that calls that create, book, send or charge take effect once. Calls without a key just run.
 */
export async function runKeyed(
  http: FastifyRequest,
  ctx: GatewayContext,
  document: DocumentNode,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const key = http.headers['idempotency-key'];
  if (key === undefined || ctx.actor === null || !isMutation(document)) return run();
  if (!isCallKey(key)) return { errors: [rejection('BAD_USER_INPUT', 'An Idempotency-Key has 16 to 100 characters.')] };
  let own: ExecutionResult | null = null;
  const call = { key, input: `${http.routeOptions.url} ${JSON.stringify(http.body)}` };
  const before = await answerOnce(ctx as RequestContext, call, async () => {
    own = await run();
    if (own.errors === undefined) return JSON.stringify(own);
    // A call that was never started, or whose commands all refused, has written nothing; any other outcome is
    // uncertain.
    if (own.data === undefined) return null;
    const isRejected = own.errors.every(({ originalError }) => originalError instanceof AnsweredError);
    if (isRejected && Object.values(own.data ?? {}).every((value) => value === null)) return null;
    throw own.errors.map(({ originalError }) => originalError).find(isUnreachable) ?? new Unanswered();
  }).catch((error: unknown) => {
    // The call has ended: an answer that could not be stored is true nevertheless.
    if (own !== null) return null;
    throw error;
  });
  if (before === null) return own!;
  if ('answer' in before) return JSON.parse(before.answer) as ExecutionResult;
  const isOther = before.problem === 'another call';
  return {
    errors: [
      isOther
        ? rejection('BAD_USER_INPUT', 'This Idempotency-Key was used for another request.')
        : rejection('CALL_UNCERTAIN', 'We couldn’t confirm whether this was saved. Check before trying again.'),
    ],
  };
}

class Unanswered extends Error {}

const rejection = (code: string, message: string): AnsweredError =>
  new AnsweredError(domainError(code, message, 'Please check'));

/** Returns whether a document changes something. */
export function isMutation({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION,
  );
}
