import type { Module } from '#platform/module.ts';
import { answeringRoutes } from './answering/answering-routes.ts';
import { onContactChanged, onDeathRecorded, onPatientsMerged } from './answering/close-links.ts';
import { patientOperations } from './answering/patient-operations.ts';
import { askForComingVisits, onEventChanged } from './event-surveys.ts';
import { fileRoute } from './file-route.ts';
import { crisisTasks } from './raise-crisis.ts';
import { remindPatients } from './remind-patients.ts';
import { chart } from './resolvers.ts';
import { scoreReport } from './score-report.ts';
import { surveyPart } from './survey-part.ts';
import { surveysSection } from './surveys-section.ts';

export { updateSurvey } from './update-survey.ts';
export { equipClinic } from './equip-clinic.ts';
export { createSurvey } from './create-survey.ts';
export { findByCode } from './questionnaires.sql.ts';
export { reviewSurvey } from './review-survey.ts';
export { sendSurveys } from './send-surveys.ts';

/** What patients are asked, what they answer, and what it comes to. */
export const questionnaires: Module = {
  name: 'questionnaires',
  accessRules: [
    {
      id: 'questionnaires.view',
      title: 'Read what patients answered',
      presets: ['Manager', 'Doctor', 'Nurse', 'Read-only'],
      emergency: true,
    },
    {
      id: 'questionnaires.send',
      title: 'Ask patients questionnaires and send them',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
    },
    {
      id: 'questionnaires.answer',
      title: 'Answer for patients, and review what came in',
      presets: ['Doctor', 'Nurse'],
    },
    { id: 'questionnaires.setup', title: 'Make and publish questionnaires', presets: ['Manager'] },
  ],
  resolvers: { chart },
  routes: (context) => {
    answeringRoutes(context);
    fileRoute(context);
  },
  subscribers: {
    'scheduling.event-changed': onEventChanged,
    'patients.patients-merged': onPatientsMerged,
    'patients.contact-changed': onContactChanged,
    'patients.death-recorded': onDeathRecorded,
  },
  jobs: { 'questionnaires.ask-for-visits': askForComingVisits, 'questionnaires.remind': remindPatients },
  schedules: [
    { job: 'questionnaires.ask-for-visits', cron: '37 * * * *' },
    { job: 'questionnaires.remind', cron: '7 14 * * *' },
  ],
  portalOperations: patientOperations,
  noteParts: [surveyPart],
  taskSources: [crisisTasks],
  reports: [scoreReport],
  recordSections: [surveysSection],
};
