/** The status of a survey, derived from its times; later steps take precedence. */
export type SurveyStatus = 'Planned' | 'Sent' | 'Opened' | 'Submitted' | 'Reviewed';

/** Display names of the statuses. */
export const surveyStatusNames: Readonly<Record<SurveyStatus, string>> = {
  Planned: 'Not sent',
  Sent: 'Sent',
  Opened: 'Begun',
  Submitted: 'Submitted',
  Reviewed: 'Reviewed',
};

/** Returns the status of a survey from its times. */
export function surveyStatus(survey: {
  sent_time: unknown;
  opened_time: unknown;
  submitted_time: unknown;
  reviewed_time: unknown;
}): SurveyStatus {
  if (survey.reviewed_time != null) return 'Reviewed';
  if (survey.submitted_time != null) return 'Submitted';
  if (survey.opened_time != null) return 'Opened';
  return survey.sent_time == null ? 'Planned' : 'Sent';
}
