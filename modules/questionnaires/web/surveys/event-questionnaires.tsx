import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { useLive } from '#kit/live/use-live.ts';
import type { EventSectionProps } from '#scheduling/web';
import {
  EventSurveysDocument,
  PublishedQuestionnairesDocument,
  SaveEventSurveysDocument,
} from '../chart.operations.gen.ts';
import { refreshSurveys } from './survey-reads.ts';

const KEY = 'questionnaires';

/** The questionnaires for an event's patient; spec 2 §2: disabled until a patient is chosen. */
export function EventQuestionnaires({ event, form, parts }: EventSectionProps) {
  const { inner } = form;
  const [typed, setTyped] = useState(() => inner.getValues().parts[KEY] as string[] | undefined);
  const [patientId, setPatientId] = useState(() => inner.getValues().patient_id);
  inner.watch('parts', ({ value }) => setTyped(value[KEY] as string[] | undefined));
  inner.watch('patient_id', ({ value }) => setPatientId(value));
  const eventId = event?.event_key ?? '';
  const published = useApiQuery(PublishedQuestionnairesDocument, {}, { quiet: true });
  const known = published.data?.questionnaires ?? [];
  const surveys = useApiQuery(EventSurveysDocument, { event_id: eventId }, { enabled: event !== null, quiet: true });
  useLive('questionnaires.survey-changed', refreshSurveys);
  const standing = surveys.data?.event_surveys ?? [];
  const data = new Map(known.map(({ id, name }) => [id, name]));
  for (const { questionnaire_id: id, questionnaire_name: name } of standing) data.set(id, name);

  useEffect(() => {
    parts.set(KEY, {
      key: KEY,
      check: () => null,
      save: async (chosen, saved) => {
        const questionnaire_ids = chosen as string[];
        await request(SaveEventSurveysDocument, { event_id: saved.event_key, questionnaire_ids });
        refreshSurveys();
      },
    });
    return () => void parts.delete(KEY);
  }, [parts]);

  const words = standing.map(({ questionnaire_name: name, status }) => `${name}: ${STATUS[status] ?? status}`);
  return (
    <div>
      <MultiSelect
        label="Questionnaires"
        data={[...data].map(([value, label]) => ({ value, label }))}
        disabled={patientId === null}
        placeholder={patientId === null ? 'Choose a patient first' : data.size === 0 ? 'No questionnaires' : undefined}
        value={typed ?? standing.map(({ questionnaire_id: id }) => id)}
        onChange={(chosen) => inner.setFieldValue('parts', { ...inner.getValues().parts, [KEY]: chosen })}
        searchable
        comboboxProps={{ shadow: 'md' }}
      />
      <ReadHint read={published} label="Published questionnaires" />
      <ReadHint read={surveys} label="Questionnaires for this event" />
      {words.length > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {words.join(' · ')}
        </Text>
      )}
    </div>
  );
}

const STATUS: Readonly<Record<string, string>> = {
  Planned: 'not sent',
  Sent: 'sent',
  Opened: 'begun',
  Submitted: 'submitted',
  Reviewed: 'reviewed',
};
