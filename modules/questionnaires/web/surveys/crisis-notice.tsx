import { Button } from '@mantine/core';
import { useApiMutation } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { can } from '#kit/session/viewer.ts';
import { crisisWords } from '../../rules/crisis-words.ts';
import { SeeCrisisDocument, type SurveyRowFragment } from '../chart.operations.gen.ts';
import { SURVEY_READS } from './use-surveys.ts';

/** That a patient cried for help, until somebody says that they have seen to it. */
export function CrisisNotice({ survey }: { survey: SurveyRowFragment }) {
  const see = useApiMutation(SeeCrisisDocument, { refreshes: SURVEY_READS });
  const action = can('questionnaires.answer') && (
    <Button size="compact-sm" variant="default" loading={see.isPending} onClick={() => see.mutate({ id: survey.id })}>
      I have seen to it
    </Button>
  );
  return (
    <Notice tone="danger" action={action}>
      <strong>{crisisWords.title}.</strong> {survey.patient_name} {crisisWords.staff} ({survey.questionnaire_name},{' '}
      {formatInstant(survey.crisis_time)}). Call the patient today.
    </Notice>
  );
}
