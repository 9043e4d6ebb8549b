import type { Module } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { answeringRoutes } from './answering/answering-routes.ts';
import { onContactChanged, onDeathRecorded, onPatientsMerged } from './answering/close-links.ts';
import { patientOperations } from './answering/patient-operations.ts';
import { askForComingVisits, onEventsChanged } from './surveys/event-surveys.ts';
import { fhirResources } from './fhir/index.ts';
import { fileRoute } from './file-route.ts';
import { escalateCrisis, followAllOwners, followOwners } from './escalate-crisis.ts';
import { crisisTasks } from './raise-crisis.ts';
import { remindPatients } from './surveys/remind-patients.ts';
import { chart } from './resolvers.ts';
import { scoreReport } from './score-report.ts';
import { surveyPart } from './surveys/survey-part.ts';
import { surveysOfEvent } from './surveys/surveys-of-event.ts';
import { surveysSection } from './surveys/surveys-section.ts';
import { onRequestChanged } from './surveys/wish-surveys.ts';

export { askByItself, type AutomaticSurvey } from './ask-by-itself.ts';
export { updateSurvey } from './surveys/update-survey.ts';
export { equipClinic } from './equip-clinic.ts';
export { createSurvey } from './surveys/create-survey.ts';
export { findByCode } from './questionnaires.sql.ts';
export { openCrisis, reviewSurvey } from './surveys/review-survey.ts';
export { sendSurveys } from './surveys/send-surveys.ts';

/** The questionnaires module: questionnaires, surveys, answers and scores. */
export const questionnaires: Module = {
  name: 'questionnaires',
  accessRules: [
    {
      id: 'questionnaires.view',
      title: 'View patients’ answers',
      presets: ['Manager', 'Doctor', 'Nurse', 'Read-only'],
      needs: ['patients.view'],
      emergency: true,
    },
    {
      id: 'questionnaires.send',
      title: 'Assign and send questionnaires',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
      needs: ['patients.view'],
    },
    {
      id: 'questionnaires.answer',
      title: 'Answer for patients and review submitted answers',
      presets: ['Doctor', 'Nurse'],
      needs: ['questionnaires.view'],
    },
    { id: 'questionnaires.setup', title: 'Create and publish questionnaires', presets: ['Manager', 'Doctor'] },
  ],
  resolvers: {
    chart,
    calendar: {
      Event: {
        appointment_survey_request: ({ id }: { id: string }, _args: unknown, ctx: RequestContext) =>
          surveysOfEvent(ctx, id),
      },
    },
  },
  routes: (context) => {
    answeringRoutes(context);
    fileRoute(context);
  },
  subscribers: {
    'scheduling.event-changed': { together: onEventsChanged },
    'requests.request-changed': onRequestChanged,
    'patients.patients-merged': onPatientsMerged,
    'patients.contact-changed': onContactChanged,
    'patients.death-recorded': onDeathRecorded,
    'practice.member-deactivated': followOwners,
    'tasks.absence-changed': followOwners,
  },
  jobs: {
    'questionnaires.ask-for-visits': askForComingVisits,
    'questionnaires.remind': remindPatients,
    'questionnaires.escalate-crisis': escalateCrisis,
    'questionnaires.follow-owners': followAllOwners,
  },
  schedules: [
    { job: 'questionnaires.ask-for-visits', cron: '37 * * * *' },
    { job: 'questionnaires.remind', cron: '7 14 * * *' },
    { job: 'questionnaires.follow-owners', cron: '*/15 * * * *' },
  ],
  portalOperations: patientOperations,
  fhirResources,
  noteParts: [surveyPart],
  taskSources: [crisisTasks()],
  reports: [scoreReport],
  recordSections: [surveysSection],
};
