import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { LineChart } from '#kit/charts/line-chart.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf, formatInstant } from '#kit/formats/instant.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { ValueTable } from '#kit/page/value-table.tsx';
import { ReadList } from '#kit/rows/read-list.tsx';
import classes from '../labs.module.css';
import { LabFlowsheetDocument, type LabFlowsheetQuery } from '../lab.operations.gen.ts';
import { readingWord } from '../result-labels.ts';

type Series = LabFlowsheetQuery['labFlowsheet'][number];

/** A patient's values over time: a line per comparable run, and each value with its own range. */
export function Flowsheet({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const phone = usePhone();
  const read = useApiQuery(LabFlowsheetDocument, { patient_id: patientId }, { quiet: true });
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Results over time"
      size="54rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ReadList
        label="Results"
        read={read}
        rows={({ labFlowsheet }) => labFlowsheet}
        loadingRows={6}
        empty={{ title: 'No results yet' }}
      >
        {(all) => {
          const shown = all.find(({ code }) => code === chosen) ?? all[0]!;
          return (
            <>
              <div className={classes.actions} role="group" aria-label="Test">
                {all.map(({ code, name }) => (
                  <Button
                    key={code}
                    size="compact-sm"
                    variant={code === shown.code ? 'filled' : 'default'}
                    aria-pressed={code === shown.code}
                    onClick={() => setChosen(code)}
                  >
                    {name}
                  </Button>
                ))}
              </div>
              <OneSeries key={shown.code} series={shown} />
            </>
          );
        }}
      </ReadList>
    </Modal>
  );
}

function OneSeries({ series }: { series: Series }) {
  const runs = [...new Set(series.values.map(({ run }) => run))];
  const drawn = series.values.filter(({ value_number }) => value_number !== null);
  const newest = series.values.findLast(({ withdrawn_time }) => withdrawn_time === null);
  const isOne = runs.length === 1;
  return (
    <>
      {drawn.length > 0 && (
        <LineChart
          label={series.name}
          unit={isOne && series.units !== '' ? series.units : undefined}
          series={runs.map((run) => ({ id: `run${run}`, name: runName(series, run, isOne) }))}
          points={drawn.map(({ time, run, value_number }) => ({ at: time, values: { [`run${run}`]: value_number } }))}
          normal={
            isOne && newest !== undefined && (newest.low !== null || newest.high !== null)
              ? [{ low: newest.low, high: newest.high, label: 'Reference range of the latest value' }]
              : []
          }
          table={false}
        />
      )}
      {!isOne && (
        <p className={classes.quiet}>The unit or method changed. The line breaks where values can’t be compared.</p>
      )}
      {series.value_count > series.values.length && (
        <Notice tone="warning">
          The latest {series.values.length.toLocaleString('en-US')} of {series.value_count.toLocaleString('en-US')}{' '}
          values are shown. Open the individual results to see earlier ones.
        </Notice>
      )}
      <ValueTable label={`${series.name}, all values`}>
        <thead>
          <tr>
            <th scope="col">Collected</th>
            <th scope="col">Value</th>
            <th scope="col">Reference range</th>
            <th scope="col">Method</th>
          </tr>
        </thead>
        <tbody>
          {series.values.toReversed().map((value) => {
            const word = readingWord(value.interpretation);
            return (
              <tr key={`${value.result_id} ${value.time} ${value.value}`}>
                <th scope="row">{formatInstant(value.time)}</th>
                <td data-bad={word !== null || undefined}>
                  {value.withdrawn_time === null ? (
                    `${value.value} ${value.units} `
                  ) : (
                    <>
                      <s className={classes.withdrawn}>
                        {value.value} {value.units}
                      </s>
                      <div className={classes.problem}>
                        Withdrawn by the laboratory {formatDay(dayOf(value.withdrawn_time))}
                      </div>
                    </>
                  )}
                  {word !== null && <StatusBadge tone="warning">{word}</StatusBadge>}
                </td>
                <td>{value.range}</td>
                <td>{value.method}</td>
              </tr>
            );
          })}
        </tbody>
      </ValueTable>
    </>
  );
}

function runName(series: Series, run: number, isOne: boolean): string {
  const first = series.values.find((value) => value.run === run);
  return isOne ? series.name : [series.name, first?.units, first?.method].filter(Boolean).join(', ');
}
