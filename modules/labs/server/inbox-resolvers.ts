import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { MutationResolvers, QueryResolvers } from '../api/lab.gen.ts';
import { dismissMessage, fileAgain } from './inbox/handle-message.ts';
import { listMessages, readInbound } from './inbox/list-messages.ts';
import { pageOf } from './page-of.ts';
import type { Rows } from './rows.ts';

/** Queries of the interface inbox. */
export const inboxQueries: QueryResolvers<Rows> = {
  labMessages: (_parent, { pagination, search }, ctx) => {
    const page = pageOf(pagination);
    if (isDomainError(page)) return page;
    const { state = null, lab_id: labId = null, control_id: controlId = null } = search ?? {};
    return listMessages(ctx, { state, labId, controlId }, page);
  },
  labMessage: (_parent, { id }, ctx) => readInbound(ctx, id),
};

/** Mutations of the interface inbox. */
export const inboxMutations: MutationResolvers<Rows> = {
  fileLabMessage: async (_parent, { id, content }, ctx) => read(ctx, await fileAgain(ctx, id, content ?? null)),
  dismissLabMessage: async (_parent, { id, reason }, ctx) => read(ctx, await dismissMessage(ctx, id, reason)),
};

const read = (ctx: RequestContext, id: string | DomainError) => (isDomainError(id) ? id : readInbound(ctx, id));
