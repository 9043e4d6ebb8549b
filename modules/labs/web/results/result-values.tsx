import { Button } from '@mantine/core';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { ValueTable } from '#kit/page/value-table.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf } from '#kit/formats/instant.ts';
import { isPreliminary } from '../../rules/index.ts';
import classes from '../labs.module.css';
import type { LabObservationFieldsFragment } from '../lab.operations.gen.ts';
import { openPaper } from '../open-paper.ts';
import type { PreviousValue } from './value-before.ts';
import { readingWord } from '../result-labels.ts';

interface ResultValuesProps {
  label: string;
  observations: readonly LabObservationFieldsFragment[];
  /** By code; adds a column. */
  previous?: ReadonlyMap<string, PreviousValue | null>;
}

/** The values of a result with their ranges, and the previous values if corrected. */
export function ResultValues({ label, observations, previous }: ResultValuesProps) {
  if (observations.length === 0) return <p className={classes.quiet}>No values.</p>;
  return (
    <ValueTable label={label}>
      <thead>
        <tr>
          <th scope="col">Test</th>
          <th scope="col">Value</th>
          {previous !== undefined && <th scope="col">Previous</th>}
          <th scope="col">Range</th>
        </tr>
      </thead>
      <tbody>
        {observations.map((each) => {
          const word = readingWord(each.interpretation);
          const isWithdrawn = each.withdrawn_time !== null;
          return (
            <tr key={each.id}>
              <th scope="row">
                {each.name}
                {each.method !== '' && <div className={classes.quiet}>{each.method}</div>}
              </th>
              <td data-bad={word !== null || undefined}>
                {each.was !== null && (
                  <>
                    <span className={classes.was}>{each.was}</span>
                    {' → '}
                  </>
                )}
                {each.file === null ? (
                  <span className={isWithdrawn ? classes.withdrawn : classes.value}>
                    {isWithdrawn ? (
                      <s>
                        {each.value} {each.units}
                      </s>
                    ) : (
                      `${each.value} ${each.units}`
                    )}
                  </span>
                ) : (
                  <Button size="compact-sm" variant="default" onClick={() => openPaper(each.file ?? '')}>
                    {each.file_type === 'application/pdf' ? 'Open report' : 'Open file'}
                  </Button>
                )}{' '}
                {isWithdrawn && (
                  <div className={classes.problem}>
                    Withdrawn by the laboratory {formatDay(dayOf(each.withdrawn_time!))}
                  </div>
                )}
                {!isWithdrawn && each.status === 'X' && <StatusBadge tone="neutral">Not obtained</StatusBadge>}
                {word !== null && (
                  <StatusBadge tone={each.interpretation?.startsWith('critical') === true ? 'danger' : 'warning'}>
                    {word}
                  </StatusBadge>
                )}
                {!isWithdrawn && isPreliminary(each.status) && <StatusBadge tone="info">Preliminary</StatusBadge>}
                {each.comment !== '' && <div className={classes.quiet}>{each.comment}</div>}
              </td>
              {previous !== undefined && (
                <td>{each.file === null && <Previous before={previous.get(each.code) ?? null} />}</td>
              )}
              <td>{each.range}</td>
            </tr>
          );
        })}
      </tbody>
    </ValueTable>
  );
}

const CHANGES = { up: '↑ Higher than', down: '↓ Lower than', same: '→ Same as' } as const;

function Previous({ before }: { before: PreviousValue | null }) {
  if (before === null) return null;
  const { value, change } = before;
  return (
    <>
      {change !== null && <span className={classes.quiet}>{CHANGES[change]} </span>}
      {value.value} {value.units}
      <div className={classes.quiet}>{formatDay(dayOf(value.time))}</div>
    </>
  );
}
