import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { questionnaireResource } from './questionnaire-resource.ts';
import { surveyResponseResource } from './survey-response-resource.ts';
import { surveyScoreResource } from './survey-score-resource.ts';

/** Questionnaires, answers and scores as served by the FHIR API. */
export const fhirResources: readonly FhirResource[] = [
  surveyResponseResource,
  surveyScoreResource,
  questionnaireResource,
];
