// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type EventKeyword = {
  keyword: string;
};

export type FoundEvent = {
  id: string;
  title: string;
  status: string;
  notes?: string | null;
  color_id?: string | null;
  start: Date | string;
  start_time_str: string;
  /** Seconds. */
  duration: number;
  /** The patient's name, if the event has a patient. */
  patient_name?: string | null;
};

export type QueryResolvers<Rows = object> = {
  searchEvent?: Field<Array<Answer<Rows, 'FoundEvent', FoundEvent>>, { data: EventKeyword }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    FoundEvent: FoundEvent;
  }
>;
