import { Button } from '@mantine/core';
import { IconUrgent } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { UrgentBar } from '#kit/feedback/urgent-bar.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { can } from '#kit/session/viewer.ts';
import { crisisWords } from '../../rules/crisis-words.ts';
import { UrgentSurveysDocument, type UrgentSurveysQuery } from '../chart.operations.gen.ts';
import { refreshSurveys } from './survey-reads.ts';

const SurveyDialog = lazy(() => import('./survey-dialog.tsx').then((file) => ({ default: file.SurveyDialog })));
const HandleDialog = lazy(() => import('./handle-dialog.tsx').then((file) => ({ default: file.HandleDialog })));

type Urgent = UrgentSurveysQuery['urgent_surveys'][number];

/**
 * The red banner for a patient who may be in danger: on every screen about the patient, until an outcome is recorded.
 */
export function UrgentBanner({ patientId }: { patientId: string }) {
  useLive('questionnaires.survey-changed', refreshSurveys);
  useLive('tasks.task-changed', refreshSurveys);
  const read = useApiQuery(UrgentSurveysDocument, { patientId }, { quiet: true });
  return (
    <>
      <ReadHint read={read} label="Patient safety warnings" />
      {read.data?.urgent_surveys.map((urgent) => (
        <Banner key={urgent.id} urgent={urgent} />
      ))}
    </>
  );
}

function Banner({ urgent }: { urgent: Urgent }) {
  const [open, setOpen] = useState<'answers' | 'handle' | null>(null);
  const close = (): void => setOpen(null);
  const opened =
    urgent.opened_time == null
      ? 'Not opened yet'
      : `Opened by ${urgent.opened_by}, ${formatInstant(urgent.opened_time)}`;
  const owner = urgent.is_mine ? 'You are responsible' : `Responsible: ${urgent.owner ?? 'patient care team'}`;
  return (
    <UrgentBar
      icon={IconUrgent}
      label={`${crisisWords.title}: ${urgent.patient_name}`}
      actions={
        <>
          {can('questionnaires.view') && (
            <Button size="compact-sm" variant="white" color="red" onClick={() => setOpen('answers')}>
              Open answers
            </Button>
          )}
          {can('questionnaires.answer') && (
            <Button size="compact-sm" variant="white" color="red" onClick={() => setOpen('handle')}>
              Mark as handled
            </Button>
          )}
        </>
      }
    >
      <strong>
        {crisisWords.title}: call {urgent.patient_name} today.
      </strong>{' '}
      <span>
        {urgent.questionnaire_name}, {formatInstant(urgent.crisis_time)}. {owner}. {opened}
        {urgent.escalated_time != null && `. Escalated ${formatInstant(urgent.escalated_time)}`}.
      </span>
      <Suspense>
        {open === 'answers' && <SurveyDialog id={urgent.id} noteId={undefined} onClose={close} />}
        {open === 'handle' && <HandleDialog id={urgent.id} patientName={urgent.patient_name} onClose={close} />}
      </Suspense>
    </UrgentBar>
  );
}
