/** Where a survey stands, by its times; the later ones win. */
export type SurveyStatus = 'Planned' | 'Sent' | 'Opened' | 'Submitted' | 'Reviewed';

/** What each means to who reads the list. */
export const surveyStatusNames: Readonly<Record<SurveyStatus, string>> = {
  Planned: 'Not sent',
  Sent: 'Sent',
  Opened: 'Begun',
  Submitted: 'Submitted',
  Reviewed: 'Reviewed',
};

/** The status that the times of a survey make. */
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
