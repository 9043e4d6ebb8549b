import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { SurveysDocument, type SurveysQueryVariables } from '../chart.operations.gen.ts';

/** Reads that show surveys: old once one of them changed. */
export const SURVEY_READS = ['Surveys', 'SurveyById', 'EventSurveys', 'UrgentSurveys'].map(
  (read) => ['chart', read] as const,
);

/** Has everything that shows surveys asked anew. */
export function refreshSurveys(): void {
  for (const read of SURVEY_READS) refreshQueries(...read);
}

/** Surveys as they stand, also where somebody else changes them. */
export function useSurveys(where: SurveysQueryVariables['where'], take = 50) {
  useLive('questionnaires.survey-changed', refreshSurveys);
  return useApiQuery(SurveysDocument, { where, skip: 0, take }, { quiet: true });
}
