import { SegmentedControl, Text } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { type ReactNode, useState } from 'react';
import { Panel } from '../page/panel.tsx';
import type { ImportCounts } from './import-calls.ts';
import { ImportRows } from './import-rows.tsx';
import classes from './imports.module.css';

/** The change of an entry. */
export type Change = 'added' | 'revised' | 'retired';

const WORDS: readonly [Change, string][] = [
  ['added', 'Added'],
  ['revised', 'Revised'],
  ['retired', 'Retired'],
];

interface Sample {
  change: Change;
  before: string | null;
  after: string | null;
}

interface ImportChangesProps<Entry extends Sample> {
  title: string;
  /** The label of the choice between added, revised and retired. */
  label: string;
  changes: ImportCounts & { samples: readonly Entry[] };
  stale: boolean;
  /** The initial choice. */
  first?: Change;
  nameOf: (entry: Entry) => string;
  /** Renders an entry's name next to its old and new text. */
  renderRow: (name: string, words: ReactNode) => ReactNode;
  /** Content above the list. */
  children?: ReactNode;
}

/** The changes of a file: their number, and the first of them. */
export function ImportChanges<Entry extends Sample>(props: ImportChangesProps<Entry>) {
  const { title, label, changes, stale, first = 'added', nameOf, renderRow, children } = props;
  const [shown, setShown] = useState<Change>(first);
  const samples = changes.samples.filter(({ change }) => change === shown);
  return (
    <div className={classes.changes} data-stale={stale || undefined}>
      {children}
      <Panel
        title={title}
        actions={
          <SegmentedControl
            size="xs"
            aria-label={label}
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
            None. {changes.unchanged.toLocaleString('en-US')} stay unchanged.
          </Text>
        )}
        <ImportRows>
          {samples.map((entry) => {
            const { before, after } = entry;
            const name = nameOf(entry);
            const words = (
              <span>
                {shown === 'revised' && before !== null && before !== after && <del>{before}</del>}{' '}
                {(shown === 'retired' ? before : (after ?? before)) ?? name}
              </span>
            );
            return <li key={name}>{renderRow(name, words)}</li>;
          })}
        </ImportRows>
        {changes[shown] > samples.length && (
          <Text size="sm" c="dimmed" p="0.75rem">
            The first {samples.length} of {changes[shown].toLocaleString('en-US')}.
          </Text>
        )}
      </Panel>
    </div>
  );
}
