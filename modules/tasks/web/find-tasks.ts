import { request } from '#kit/api/request.ts';
import type { SearchHit } from '#kit/module/web-module.ts';
import { taskTypes, taskTypeWords } from '../rules/index.ts';
import { SearchTasksDocument } from './globalsearch.operations.gen.ts';
import { dueText } from './task-words.ts';

/** Tasks for the global search: an open note links to the chart, every other task to its window over its list. */
export async function findTasks(keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { searchTask: found } = await request(SearchTasksDocument, { keyword: keyword.slice(0, 100) }, { signal });
  return found.map(({ taskID, taskType, subject, dueDateTime, patientName, path }) => {
    const type = taskTypes.find((each) => each === taskType);
    const isNote = taskType === 'OpenSOAPnote' || taskType === 'NoteToCosign';
    return {
      id: taskID,
      title: subject,
      detail: [
        patientName,
        type === undefined ? null : taskTypeWords[type],
        dueDateTime === null ? null : dueText(dueDateTime),
      ]
        .filter(Boolean)
        .join(' · '),
      path: isNote && path !== null ? path : `${listOf(taskType)}?task=${taskID}`,
    };
  });
}

/** Returns the list that shows tasks of a type. */
export function listOf(taskType: string): string {
  if (taskType === 'FollowUp') return '/tasks/FollowUp';
  if (taskType === 'DocsForReview') return '/tasks/DocumentReview';
  return taskType === 'OpenSOAPnote' || taskType === 'NoteToCosign' ? '/tasks/OpenSOAPnote' : '/tasks/ToDo';
}
