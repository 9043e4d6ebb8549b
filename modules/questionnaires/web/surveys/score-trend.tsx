import { Button, Modal, Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useState } from 'react';
import { LineChart } from '#kit/charts/line-chart.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import type { SurveyRowFragment } from '../chart.operations.gen.ts';
import { changeText, withChanges } from './survey-words.ts';
import classes from './surveys.module.css';

interface ScoreTrendProps {
  /** Submitted and scored surveys, newest first. */
  surveys: readonly SurveyRowFragment[];
  onClose: () => void;
}

const DAY_MS = 86_400_000;

/** The scores of a questionnaire over time: latest, change, days between, count, a line chart and a table. */
export function ScoreTrend({ surveys, onClose }: ScoreTrendProps) {
  const phone = usePhone();
  const names = new Map(surveys.map((survey) => [survey.questionnaire_id, survey.questionnaire_name]));
  const [chosen, setChosen] = useState<string | undefined>(() => surveys[0]?.questionnaire_id);
  const rows = withChanges(surveys.filter(({ questionnaire_id: id }) => id === chosen));
  const [latest, before] = rows;
  const days =
    latest === undefined || before === undefined
      ? null
      : Math.round((Date.parse(latest.survey.submitted_time!) - Date.parse(before.survey.submitted_time!)) / DAY_MS);
  const summary = [
    latest !== undefined && `Latest ${latest.survey.score} ${latest.survey.band ?? ''}`.trim(),
    latest !== undefined &&
      latest.change !== null &&
      `${changeText(latest.change)} since last time, ${days} days earlier`,
    `${rows.length} in total`,
  ].filter(Boolean);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Scores over time"
      size="48rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.foot} role="group" aria-label="Questionnaire">
        {[...names].map(([id, name]) => (
          <Button
            key={id}
            size="compact-sm"
            variant={id === chosen ? 'filled' : 'default'}
            aria-pressed={id === chosen}
            onClick={() => setChosen(id)}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className={classes.quiet}>{summary.join(' · ')}</p>
      <LineChart
        label={names.get(chosen ?? '') ?? 'Score'}
        series={[{ id: 'score', name: 'Score' }]}
        points={rows.map(({ survey }) => ({ at: survey.submitted_time!, values: { score: survey.score } }))}
        table={false}
      />
      <Table verticalSpacing="xs" aria-label="All scores">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Submitted</Table.Th>
            <Table.Th scope="col">Score</Table.Th>
            <Table.Th scope="col">Change</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ survey, change }) => (
            <Table.Tr key={survey.id}>
              <Table.Td>{formatInstant(survey.submitted_time)}</Table.Td>
              <Table.Td>
                {survey.score} {survey.band}
              </Table.Td>
              <Table.Td>{change === null ? '' : changeText(change)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
