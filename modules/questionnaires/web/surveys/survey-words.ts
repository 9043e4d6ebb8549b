import type { Tone } from '#kit/feedback/status-badge.tsx';
import type { SurveyRowFragment } from '../chart.operations.gen.ts';
import { surveyStatusNames, type SurveyStatus } from '../../rules/survey-status.ts';

const TONES: Readonly<Record<SurveyStatus, Tone>> = {
  Planned: 'neutral',
  Sent: 'info',
  Opened: 'accent',
  Submitted: 'warning',
  Reviewed: 'success',
};

/** Returns the label and tone of a survey's status. */
export function statusOf({ status }: Pick<SurveyRowFragment, 'status'>): { word: string; tone: Tone } {
  const known = status as SurveyStatus;
  return { word: surveyStatusNames[known] ?? status, tone: TONES[known] ?? 'neutral' };
}

/** Returns whether a survey has an unhandled crisis answer. */
export const isCrisis = ({ crisis_time, crisis_seen_time }: SurveyRowFragment): boolean =>
  crisis_time != null && crisis_seen_time == null;

/** A survey with the change of its score. */
export interface ScoredSurvey {
  survey: SurveyRowFragment;
  /** The difference to the previous one of the same questionnaire; null if there is none. */
  change: number | null;
}

/** Returns a patient's surveys, newest first, each with the change of its score. */
export function withChanges(surveys: readonly SurveyRowFragment[]): ScoredSurvey[] {
  return surveys.map((survey) => {
    const before = surveys.filter((other) => isEarlier(other, survey)).toSorted(newestFirst)[0];
    const change = survey.score == null || before?.score == null ? null : survey.score - before.score;
    return { survey, change: survey.submitted_time == null ? null : change };
  });
}

function isEarlier(other: SurveyRowFragment, survey: SurveyRowFragment): boolean {
  return (
    other.questionnaire_id === survey.questionnaire_id &&
    other.submitted_time != null &&
    other.score != null &&
    survey.submitted_time != null &&
    other.submitted_time < survey.submitted_time
  );
}

const newestFirst = (one: SurveyRowFragment, other: SurveyRowFragment): number =>
  Date.parse(other.submitted_time ?? '') - Date.parse(one.submitted_time ?? '');

/** Formats a change: +4, −3, ±0. */
export function changeText(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}
