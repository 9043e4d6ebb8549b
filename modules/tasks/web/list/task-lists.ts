import type { PickedPatient } from '#patients/web';
import { countedTypes } from '../../rules/index.ts';
import type { TaskRowFragment, TasksQueryVariables } from '../task.operations.gen.ts';

type Search = NonNullable<TasksQueryVariables['input']>;

/** The filters of a task list. */
export interface TaskFilter {
  ownerView: NonNullable<Search['ownerView']>;
  assignerID: string | null;
  patient: PickedPatient | null;
  tag: string | null;
  priority: 'Low' | 'Medium' | 'High' | null;
}

/** The user's and their team's tasks. */
export const noFilter: TaskFilter = {
  ownerView: 'MineAndTeam',
  assignerID: null,
  patient: null,
  tag: null,
  priority: null,
};

type TaskType = TaskRowFragment['taskType'];

/** The pages of the area by their paths. */
export const LISTS: Readonly<Record<string, { title: string; types: TaskType[]; empty: string }>> = {
  // Everything that the badge counts; the other lists are parts of it.
  '/tasks/ToDo': { title: 'Tasks', types: [...countedTypes], empty: 'No open tasks' },
  '/tasks/FollowUp': { title: 'Follow-ups', types: ['FollowUp'], empty: 'No follow-ups' },
  '/tasks/DocumentReview': {
    title: 'Document review',
    types: ['DocsForReview'],
    empty: 'No documents to review',
  },
  '/tasks/OpenSOAPnote': {
    title: 'Open notes',
    types: ['OpenSOAPnote', 'NoteToCosign'],
    empty: 'No open notes',
  },
};

/** The number of tasks that a list shows first. */
export const FIRST_TASKS = 100;

/** Returns the search for the tasks of a list. */
export function taskSearch(
  types: TaskType[],
  { patient, ...rest }: TaskFilter,
  completed: boolean,
  take: number,
): Search {
  return { ...rest, taskTypes: types, patientID: patient?.id ?? null, completed, take };
}
