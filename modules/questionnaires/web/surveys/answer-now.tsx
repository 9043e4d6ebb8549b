import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { PublishedQuestionnairesDocument, type SurveyRowFragment } from '../chart.operations.gen.ts';
import { assignSurvey } from './assign-survey.ts';
import { refreshSurveys } from './survey-reads.ts';

const MOST = 3;

interface AnswerNowProps {
  patientId: string;
  noteId: string | undefined;
  /** The patient's surveys, newest first. */
  surveys: readonly SurveyRowFragment[];
  onAnswer: (id: string) => void;
}

/** Buttons that open a questionnaire to be answered in the room: those the patient had before, then the clinic's first. */
export function AnswerNow({ patientId, noteId, surveys, onAnswer }: AnswerNowProps) {
  const read = useApiQuery(PublishedQuestionnairesDocument, {}, { quiet: true });
  const [busy, setBusy] = useState<string | null>(null);
  const published = read.data?.questionnaires ?? [];
  const had = surveys.map(({ questionnaire_id: id }) => published.find((each) => each.id === id));
  const screening = published.filter(({ type }) => type === 'Depression' || type === 'Anxiety');
  const offered = [...new Set([...had, ...screening, ...published])]
    .filter((each) => each !== undefined)
    .slice(0, MOST);
  const open = async (questionnaireId: string): Promise<void> => {
    const begun = surveys.find((each) => each.questionnaire_id === questionnaireId && each.submitted_time == null);
    setBusy(questionnaireId);
    try {
      const id = begun?.id ?? (await assignSurvey(new Map(), { patientId, noteId, questionnaireId }));
      if (begun === undefined) refreshSurveys();
      onAnswer(id);
    } catch (error) {
      reportError(error);
    }
    setBusy(null);
  };
  return offered.map(({ id, name }) => (
    <Button
      key={id}
      size="compact-sm"
      variant="default"
      leftSection={<IconPencil size={16} stroke={1.75} />}
      loading={busy === id}
      disabled={busy !== null}
      onClick={() => void open(id)}
    >
      Answer {name}
    </Button>
  ));
}
