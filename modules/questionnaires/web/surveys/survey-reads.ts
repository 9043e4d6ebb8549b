import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';

/** Queries that show surveys, to be invalidated when one changes. */
export const SURVEY_READS: Refreshes = [
  ['chart', 'Surveys'],
  ['chart', 'SurveyById'],
  ['chart', 'EventSurveys'],
  ['chart', 'UrgentSurveys'],
];

/** Invalidates all queries that show surveys. */
export function refreshSurveys(): void {
  refreshAll(SURVEY_READS);
}
