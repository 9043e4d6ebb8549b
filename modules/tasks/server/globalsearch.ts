import { recordAccess } from '#audit/server';
import { invalid } from '#platform/domain-error.ts';
import type { Resolvers } from '../api/globalsearch.gen.ts';
import { matchesWords } from './reading/search-tasks.ts';
import { isOpen, listTasks } from './reading/tasks.sql.ts';
import type { TaskRow } from './reading/task-row.ts';
import { viewerOf } from './reading/viewer-of.ts';

const LONGEST = 100;
const MOST = 12;

/** Resolvers of the globalsearch service for tasks. */
export const globalsearch: Resolvers<{ FoundTask: TaskRow }> = {
  Query: {
    searchTask: async (_parent, { data }, ctx) => {
      const keyword = data.keyword.trim();
      if (keyword.length > LONGEST)
        return invalid([{ path: 'data.keyword', message: `A keyword can have at most ${LONGEST} characters` }]);
      if (keyword === '') return [];
      const page = { skip: 0, take: MOST, order: { column: 'due_time', descending: false } } as const;
      const [rows] = await Promise.all([
        listTasks(ctx.app.database.kysely, viewerOf(ctx), [isOpen, matchesWords(keyword)], page),
        recordAccess(ctx, { action: 'read', objectType: 'task', reason: 'Search' }),
      ]);
      return rows;
    },
  },
  FoundTask: {
    taskID: ({ id }) => id,
    taskType: ({ type }) => type,
    dueDateTime: ({ due_time }) => due_time,
    createDateTime: ({ created_time }) => created_time,
    noteID: ({ note_id }) => note_id,
    patientName: ({ related_patient_name }) => related_patient_name,
  },
};
