import { readLogged } from '#audit/server';
import { db } from '#platform/records/given.ts';
import type { Resolvers } from '../api/setting.gen.ts';
import { resendNotifications, turnOffSubscription } from './subscriptions/change-by-member.ts';
import { topicsOf } from './subscriptions/subscription-access.ts';
import {
  countWaiting,
  type EventRow,
  readFailures,
  readSubscriptions,
  type SubscriptionRow,
} from './subscriptions/subscriptions.sql.ts';

interface Rows {
  AppSubscription: SubscriptionRow;
  AppNotification: EventRow;
}

/** The resolvers that fhir adds to the service setting. */
export const setting: Resolvers<Rows> = {
  Query: {
    appSubscriptions: (_parent, { app_id: appId }, ctx) =>
      readLogged(ctx, { objectType: 'fhir_subscription' }, () => readSubscriptions(db(ctx), ctx.actor, appId)),
  },
  Mutation: {
    resendNotifications: (_parent, { id }, ctx) => resendNotifications(ctx, id),
    turnOffSubscription: (_parent, { id }, ctx) => turnOffSubscription(ctx, id),
  },
  AppSubscription: {
    topic: ({ topic }, _args, ctx) => topicsOf(ctx.app).find(({ id }) => id === topic)?.title ?? topic,
    waiting: ({ id }, _args, ctx) => countWaiting(db(ctx), ctx.actor, id),
    failures: ({ id }, _args, ctx) => readFailures(db(ctx), ctx.actor, id),
  },
  AppNotification: {
    number: ({ number }) => number ?? 0,
    problem: ({ problem }) => problem ?? '',
    tried_time: ({ tried_time: tried, happened_time: happened }) => tried ?? happened,
  },
};
