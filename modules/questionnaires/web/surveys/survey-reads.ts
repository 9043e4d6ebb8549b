import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';

/** Reads that show surveys: old once one of them changed. */
export const SURVEY_READS: Refreshes = [
  ['chart', 'Surveys'],
  ['chart', 'SurveyById'],
  ['chart', 'EventSurveys'],
  ['chart', 'UrgentSurveys'],
];

/** Has everything that shows surveys read again. */
export function refreshSurveys(): void {
  refreshAll(SURVEY_READS);
}
