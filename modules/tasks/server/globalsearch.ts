import { recordAccess } from '#audit/server';
import { invalid } from '#platform/domain-error.ts';
import type { Resolvers } from '../api/globalsearch.gen.ts';
import { matchesWords } from './reading/search-tasks.ts';
import { isOpen, listTasks } from './reading/tasks.sql.ts';
import { viewerOf } from './reading/viewer-of.ts';

const LONGEST = 100;
const MOST = 12;

/** Resolvers of the service globalsearch, as far as they are about tasks. */
export const globalsearch: Resolvers = {
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
      return rows.map((row) => ({
        taskID: row.id,
        taskType: row.type,
        dueDateTime: row.due_time,
        createDateTime: row.created_time,
        subject: row.subject,
        priority: row.priority,
        noteID: row.note_id,
        path: row.path,
        patientName: row.related_patient_name,
      }));
    },
  },
};
