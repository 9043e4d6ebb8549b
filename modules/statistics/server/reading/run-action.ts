import { type DomainError, domainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { offeredReport } from './offered-reports.ts';

/**
 * Runs an action on a row behind a number: the module that declares the report executes it, with its own checks and
 * audit entry.
 */
export async function runAction(
  ctx: RequestContext,
  reportId: string,
  actionId: string,
  key: string,
): Promise<string | DomainError> {
  const action = offeredReport(ctx, reportId)?.report.actions?.find(({ id }) => id === actionId);
  if (action === undefined) return notFound('action');
  if (!ctx.actor.rules.has(action.rule) || ctx.actor.scopes?.has(action.rule))
    return domainError('FORBIDDEN', 'Your role does not allow this.', 'Not allowed');
  return action.run(ctx, key);
}
