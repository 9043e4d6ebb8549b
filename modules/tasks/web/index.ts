import {
  IconChecklist,
  IconClipboardCheck,
  IconFileSearch,
  IconListCheck,
  IconPhoneCall,
  IconNotes,
} from '@tabler/icons-react';
import { prepareQuery } from '#kit/api/use-api.ts';
import type { WebModule, WebRoute } from '#kit/module/web-module.ts';
import { FIRST_TASKS, LISTS, noFilter, taskSearch } from './list/task-lists.ts';
import { openTaskWindow } from './open-task-window.ts';
import { TasksDocument } from './task.operations.gen.ts';
import { useTaskCount } from './use-task-count.ts';

export { openTaskWindow, type TaskWindowInput } from './open-task-window.ts';

const page = () => import('./tasks-page.tsx').then(({ TasksPage }) => TasksPage);
const list = (path: string, title: string): WebRoute => ({
  path,
  title,
  area: 'tasks',
  rule: 'tasks.view',
  page,
  prepare: () => {
    const input = taskSearch(LISTS[path]!.types, noFilter, false, FIRST_TASKS);
    prepareQuery(TasksDocument, { input });
  },
});
const side = { area: 'tasks', group: 'Tasks', rule: 'tasks.view' } as const;

/** The tasks module: task lists, task windows and quick notes. */
export const tasks: WebModule = {
  name: 'tasks',
  routes: [
    list('/tasks/ToDo', 'Tasks'),
    list('/tasks/FollowUp', 'Follow-ups'),
    list('/tasks/DocumentReview', 'Document review'),
    list('/tasks/OpenSOAPnote', 'Open notes'),
  ],
  redirects: {
    '/tasks': '/tasks/ToDo',
    '/tasks/index': '/tasks/ToDo',
  },
  navigation: [
    {
      area: 'tasks',
      label: 'Tasks',
      path: '/tasks/index',
      icon: IconChecklist,
      rule: 'tasks.view',
      useBadge: () => useTaskCount('Total'),
      order: 30,
    },
  ],
  side: [
    {
      ...side,
      label: 'Task',
      path: '/tasks/ToDo',
      icon: IconListCheck,
      order: 10,
      useBadge: () => useTaskCount('Total'),
    },
    {
      ...side,
      label: 'Follow Up',
      path: '/tasks/FollowUp',
      icon: IconPhoneCall,
      order: 20,
      useBadge: () => useTaskCount('FollowUpCount'),
    },
    {
      ...side,
      label: 'Document Review',
      path: '/tasks/DocumentReview',
      icon: IconFileSearch,
      order: 30,
      useBadge: () => useTaskCount('DocsForReviewCount'),
    },
    {
      ...side,
      label: 'Open Notes',
      path: '/tasks/OpenSOAPnote',
      icon: IconNotes,
      order: 40,
      useBadge: () => useTaskCount('OpenSOAPnoteCount', 'NoteToCosignCount'),
    },
  ],
  search: [
    {
      kind: 'Tasks',
      icon: IconChecklist,
      rule: 'tasks.view',
      order: 20,
      find: (keyword, signal) => import('./find-tasks.ts').then(({ findTasks }) => findTasks(keyword, signal)),
    },
  ],
  plus: [
    {
      id: 'tasks.new-task',
      label: 'New Task',
      icon: IconClipboardCheck,
      rule: 'tasks.edit',
      order: 10,
      run: () => openTaskWindow(),
    },
  ],
  windows: [
    {
      kind: 'task',
      about: 'task_id',
      size: { width: 750, height: 610 },
      window: () => import('./task-window.tsx').then(({ TaskWindow }) => TaskWindow),
    },
  ],
  dashboard: [
    {
      id: 'upcoming-tasks',
      title: 'Upcoming Tasks',
      column: 'side',
      order: 10,
      rule: 'tasks.view',
      card: () => import('./dashboard/upcoming-card.tsx').then(({ UpcomingCard }) => UpcomingCard),
    },
    {
      id: 'quick-check-list',
      title: 'Quick Check List',
      column: 'side',
      order: 20,
      rule: 'tasks.edit',
      card: () => import('./dashboard/checklist-card.tsx').then(({ ChecklistCard }) => ChecklistCard),
    },
  ],
  taggedKinds: [
    {
      id: 'tasks',
      label: 'Tasks',
      order: 20,
      rule: 'tasks.view',
      list: () => import('./list/tagged-tasks.tsx').then(({ TaggedTasks }) => TaggedTasks),
    },
  ],
  patientTiles: [
    {
      id: 'tasks',
      title: 'Tasks',
      icon: IconChecklist,
      rule: 'tasks.view',
      tile: () => import('./patient-tasks.tsx').then(({ PatientTasks }) => PatientTasks),
    },
  ],
};
