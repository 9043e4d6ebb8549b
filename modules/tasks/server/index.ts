import type { Module } from '#platform/module.ts';
import { runClock } from './clock/run-clock.ts';
import { taskFileRoutes } from './files/task-file-routes.ts';
import { openTasks } from './open-tasks.ts';
import { globalsearch } from './globalsearch.ts';
import { patientTask } from './patient-task.ts';
import { portalOperations } from './portal/portal-operations.ts';
import { task } from './resolvers.ts';
import { setting } from './setting.ts';
import { tasksSection } from './tasks-section.ts';
import { tasksOfMember } from './tasks-of-member.ts';

export { createTasks, createTasksIn, type NewTask } from './commands/create-task.ts';
export type { DerivedTask } from './derived/derived-task.ts';
export { dropDerivedTask, endDerivedTask, readDerivedTasks } from './derived/end-derived-task.ts';
export { taskSourceSubscribers } from './derived/task-source-subscribers.ts';
export { keepDerivedTask } from './derived/keep-derived-task.ts';
export { teamOf } from './owners.sql.ts';
export { findPresent } from './stand-ins.sql.ts';
export { doerOf, type OwnContext } from './doer.ts';

/** The tasks module: doctor tasks, patient tasks, quick notes, and tasks derived from other modules. */
export const tasks: Module = {
  name: 'tasks',
  accessRules: [
    {
      id: 'tasks.view',
      title: 'See tasks',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
      scopes: ['self'],
    },
    {
      id: 'tasks.edit',
      title: 'Create, change and complete tasks',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller'],
      needs: ['tasks.view'],
      scopes: ['self'],
    },
  ],
  resolvers: { task, patient_task: patientTask, globalsearch, setting },
  routes: taskFileRoutes,
  portalOperations,
  jobs: { 'tasks.run-clock': runClock },
  schedules: [{ job: 'tasks.run-clock', cron: '* * * * *' }],
  reassignments: [tasksOfMember],
  recordSections: [tasksSection],
  openWork: [openTasks],
};
