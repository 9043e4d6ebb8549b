import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { LabMessage, MutationResolvers, QueryResolvers } from '../api/lab.gen.ts';
import { dismissMessage, fileAgain } from './inbox/handle-message.ts';
import { listMessages, readInbound } from './inbox/list-messages.ts';
import { pageOf } from './page-of.ts';
import { shapeMessage } from './shapes.ts';

/** What is asked of the interface inbox. */
export const inboxQueries: QueryResolvers = {
  labMessages: async (_parent, { pagination, search }, ctx) => {
    const page = pageOf(pagination);
    if (isDomainError(page)) return page;
    const { count, messages } = await listMessages(
      ctx,
      { state: search?.state ?? null, labId: search?.lab_id ?? null, controlId: search?.control_id ?? null },
      page,
    );
    return { count, messages: messages.map(shapeMessage) };
  },
  labMessage: (_parent, { id }, ctx) => one(ctx, id),
};

/** What is changed in it. */
export const inboxMutations: MutationResolvers = {
  fileLabMessage: async (_parent, { id, content }, ctx) => one(ctx, await fileAgain(ctx, id, content ?? null)),
  dismissLabMessage: async (_parent, { id, reason }, ctx) => one(ctx, await dismissMessage(ctx, id, reason)),
};

async function one(ctx: RequestContext, id: string | DomainError): Promise<LabMessage | DomainError> {
  if (isDomainError(id)) return id;
  const message = await readInbound(ctx, id);
  return isDomainError(message) ? message : shapeMessage(message);
}
