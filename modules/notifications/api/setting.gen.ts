// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type NotificationList<Rows = object> = {
  act: Array<Answer<Rows, 'Notification', Notification>>;
};

export type Notification = {
  _id: string;
  /** The source: Tasks, calendar, Patient Request, Settings, Message. */
  microservice_name: string;
  type: string;
  description: string;
  /** The id of its subject. */
  pass_id: string;
  /** An emergency: on top, in red, and not cleared with the others. */
  is_urgent: boolean;
  /** The link target, for sources without a fixed one. */
  path?: string | null;
  createdAt: Date | string;
  /** `time` in milliseconds since 1970. */
  time: number;
};

export type NotificationReadResult = {
  /** Number of notifications marked. */
  count: number;
};

export type QueryResolvers<Rows = object> = {
  NotificationOne?: Field<Answer<Rows, 'NotificationList', NotificationList<Rows>>, {
    time?: number | null | undefined;
  }>;
};

export type MutationResolvers<Rows = object> = {
  NotificationRead?: Field<Answer<Rows, 'NotificationReadResult', NotificationReadResult>, {
    microservice_name?: string | null | undefined;
    id?: string | null | undefined;
    pass_id?: string | null | undefined;
    _id?: string | null | undefined;
    type?: string | null | undefined;
    until?: Date | null | undefined;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    NotificationList: NotificationList<Rows>;
    Notification: Notification;
    NotificationReadResult: NotificationReadResult;
  }
>;
