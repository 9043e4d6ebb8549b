import type { Module } from '#platform/module.ts';
import { fileRoutes } from './content/file-routes.ts';
import { releaseDaily } from './enrolments/release-daily.ts';
import { sendProgramMessage } from './enrolments/send-program-message.ts';
import { onDeathRecorded, onEventsChanged, onSurveyChanged, onTaskChanged } from './follow-others.ts';
import { overdueContent } from './overdue-content.ts';
import { portalOperations } from './portal-operations.ts';
import { programsOfMember, programsSection, programsUnderWay } from './record-parts.ts';
import { program } from './resolvers.ts';

export { createContent } from './content/save-content.ts';
export { pauseEnrolments, setContentDone } from './enrolments/change-enrolment.ts';
export { enrolPatients } from './enrolments/enrol-patients.ts';
export { releaseDaily } from './enrolments/release-daily.ts';
export { sendProgramMessage } from './enrolments/send-program-message.ts';
export { createProgram } from './save-program.ts';

/** The programs module: programs with scheduled content, enrollments and their progress. */
export const programs: Module = {
  name: 'programs',
  accessRules: [
    {
      id: 'programs.view',
      title: 'View programs and patients’ progress',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Read-only'],
    },
    {
      id: 'programs.edit',
      title: 'Create programs and edit their content',
      presets: ['Manager', 'Doctor', 'Nurse'],
      needs: ['programs.view'],
    },
    {
      id: 'programs.enrol',
      title: 'Enroll patients in programs, pause and withdraw them',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
      needs: ['programs.view', 'patients.view'],
    },
  ],
  resolvers: { program },
  routes: fileRoutes,
  jobs: { 'programs.release-daily': releaseDaily, 'programs.send-message': sendProgramMessage },
  schedules: [{ job: 'programs.release-daily', cron: '*/10 * * * *' }],
  subscribers: {
    'questionnaires.survey-changed': onSurveyChanged,
    'tasks.task-changed': onTaskChanged,
    'scheduling.event-changed': { together: onEventsChanged },
    'patients.death-recorded': onDeathRecorded,
  },
  taskSources: [overdueContent],
  portalOperations,
  reassignments: [programsOfMember],
  recordSections: [programsSection],
  openWork: [programsUnderWay],
};
