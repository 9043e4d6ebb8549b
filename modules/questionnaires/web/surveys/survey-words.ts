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

/** A survey's status in a word, and how it is meant. */
export function statusOf({ status }: Pick<SurveyRowFragment, 'status'>): { word: string; tone: Tone } {
  const known = status as SurveyStatus;
  return { word: surveyStatusNames[known] ?? status, tone: TONES[known] ?? 'neutral' };
}

/** Whether a patient cried for help and nobody has seen to it. */
export const isCrisis = ({ crisis_time, crisis_seen_time }: SurveyRowFragment): boolean =>
  crisis_time != null && crisis_seen_time == null;

/** A survey with what its score was the time before. */
export interface ScoredSurvey {
  survey: SurveyRowFragment;
  /** The difference to the one before of the same questionnaire; null where there is none. */
  change: number | null;
}

/** The surveys of a patient, the newest first as they come, each with the change of its score. */
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

/** A change as it is read: +4, −3, ±0. */
export function changeText(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}
