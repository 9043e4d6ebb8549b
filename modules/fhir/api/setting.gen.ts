// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

/** An app's subscription to changes of records. */
export type AppSubscription<Rows = object> = {
  id: string;
  /** What it is notified of: Appointments. */
  topic: string;
  endpoint: string;
  /** What a notification says: empty or id-only. */
  content: string;
  /** requested, active, error or off. */
  status: string;
  /** A code that says why the status is error or off. */
  problem?: string | null;
  created_time: Date | string;
  /** When the app last accepted a notification. */
  delivered_time?: Date | string | null;
  /** The number of events that wait to be sent. */
  waiting: number;
  /** The last notifications that were not accepted at once, newest first; at most 20. */
  failures: Array<Answer<Rows, 'AppNotification', AppNotification>>;
};

/** A notification that an app did not accept at once. */
export type AppNotification = {
  id: string;
  /** The number of the event within the subscription. */
  number: number;
  happened_time: Date | string;
  attempts: number;
  /** A code that says why the last failed attempt failed. */
  problem: string;
  /** When it was last tried. */
  tried_time: Date | string;
  /** When the app accepted it. */
  sent_time?: Date | string | null;
};

export type QueryResolvers<Rows = object> = {
  appSubscriptions?: Field<Array<Answer<Rows, 'AppSubscription', AppSubscription<Rows>>>, { app_id: string }>;
};

export type MutationResolvers<Rows = object> = {
  resendNotifications?: Field<Answer<Rows, 'AppSubscription', AppSubscription<Rows>>, { id: string }>;
  turnOffSubscription?: Field<Answer<Rows, 'AppSubscription', AppSubscription<Rows>>, { id: string }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    AppSubscription: AppSubscription<Rows>;
    AppNotification: AppNotification;
  }
>;
