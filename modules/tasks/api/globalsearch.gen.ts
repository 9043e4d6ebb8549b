// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type TaskKeyword = {
  keyword: string;
};

export type FoundTask = {
  taskID: string;
  /** ToDo, FollowUp, OpenSOAPnote … */
  taskType: string;
  dueDateTime?: Date | string | null;
  createDateTime: Date | string;
  subject: string;
  priority: string;
  /** For an open note: the note. */
  noteID?: string | null;
  path?: string | null;
  patientName?: string | null;
};

export type QueryResolvers<Rows = object> = {
  searchTask?: Field<Array<Answer<Rows, 'FoundTask', FoundTask>>, { data: TaskKeyword }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    FoundTask: FoundTask;
  }
>;
