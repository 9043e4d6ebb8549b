import { SegmentedControl, Text } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useState } from 'react';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { Panel } from '#kit/page/panel.tsx';
import type { SetChanges } from './code-import.ts';
import classes from './code-sets.module.css';

type Change = 'added' | 'revised' | 'retired';

const WORDS: readonly [Change, string][] = [
  ['added', 'Added'],
  ['revised', 'Revised'],
  ['retired', 'Retired'],
];

/** What an edition changes in one code set: how many, which, and what of the clinic's it touches. */
export function CodeChanges({ changes, stale }: { changes: SetChanges; stale: boolean }) {
  const [shown, setShown] = useState<Change>(
    () => WORDS.find(([change]) => changes[change] > 0 && change !== 'added')?.[0] ?? 'added',
  );
  const samples = changes.samples.filter(({ change }) => change === shown);
  return (
    <div className={classes.changes} data-stale={stale || undefined}>
      {changes.hits.length > 0 && (
        <Panel title={`${changes.code_set}: what you use of it`} flush>
          <ul className={classes.editions}>
            {changes.hits.map(({ title, code, change, count }) => (
              <li key={`${title} ${code}`}>
                <strong>{code}</strong>
                <span>
                  {title}
                  {count > 1 && ` (${count.toLocaleString('en-US')})`}
                </span>
                <StatusBadge tone={change === 'retired' ? 'danger' : 'warning'}>
                  {change === 'retired' ? 'Retired' : 'Revised'}
                </StatusBadge>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel
        title={changes.code_set}
        actions={
          <SegmentedControl
            size="xs"
            aria-label={`Changes of ${changes.code_set}`}
            value={shown}
            onChange={(value) => setShown(value)}
            data={WORDS.map(([change, word]) => ({
              value: change,
              label: `${word} ${changes[change].toLocaleString('en-US')}`,
            }))}
          />
        }
        flush
      >
        {samples.length === 0 && (
          <Text size="sm" c="dimmed" p="0.75rem">
            None. {changes.unchanged.toLocaleString('en-US')} stay as they are.
          </Text>
        )}
        <ul className={classes.editions}>
          {samples.map(({ code, before, after }) => (
            <li key={code}>
              <strong>{code}</strong>
              <span>
                {shown === 'revised' && before !== after && <del>{before}</del>}{' '}
                {shown === 'retired' ? before : (after ?? before)}
              </span>
            </li>
          ))}
        </ul>
        {changes[shown] > samples.length && (
          <Text size="sm" c="dimmed" p="0.75rem">
            The first {samples.length} of {changes[shown].toLocaleString('en-US')}.
          </Text>
        )}
      </Panel>
    </div>
  );
}
