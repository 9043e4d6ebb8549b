import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { can } from '#kit/session/viewer.ts';
import { crisisWords } from '../../rules/crisis-words.ts';
import type { SurveyRowFragment } from '../chart.operations.gen.ts';

const HandleDialog = lazy(() => import('./handle-dialog.tsx').then((file) => ({ default: file.HandleDialog })));

/** The notice of a crisis answer, in lists and beside the answers, until it is handled. */
export function CrisisNotice({ survey }: { survey: SurveyRowFragment }) {
  const [isOpen, setOpen] = useState(false);
  const action = can('questionnaires.answer') && (
    <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
      Mark as handled
    </Button>
  );
  return (
    <Notice tone="danger" action={action}>
      <strong>{crisisWords.title}.</strong> {survey.patient_name} {crisisWords.staff} ({survey.questionnaire_name},{' '}
      {formatInstant(survey.crisis_time)}). Call the patient today.
      <Suspense>
        {isOpen && <HandleDialog id={survey.id} patientName={survey.patient_name} onClose={() => setOpen(false)} />}
      </Suspense>
    </Notice>
  );
}
