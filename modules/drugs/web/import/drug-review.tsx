import { Button, SegmentedControl, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { DateInput } from '#kit/forms/dates/date-field.tsx';
import { Panel } from '#kit/page/panel.tsx';
import classes from './drug-compendium.module.css';
import type { DrugChanges, DrugPreview, DrugWish } from './drug-import.ts';

interface DrugReviewProps {
  preview: DrugPreview;
  checking: boolean;
  error: unknown;
  onChange: (said: Partial<DrugWish>) => void;
  onRun: () => void;
}

/** What a file would change in the compendium, before anything is written, and what has to be said of it. */
export function DrugReview({ preview, checking, error, onChange, onRun }: DrugReviewProps) {
  const [name, setName] = useState(preview.release_name);
  return (
    <>
      {error !== null && (
        <Notice tone="danger">{error instanceof ApiError ? error.message : 'Something went wrong.'}</Notice>
      )}
      <Panel
        title={`${preview.format}: ${preview.total.toLocaleString('en-US')} entries`}
        actions={
          <Button onClick={onRun} disabled={checking}>
            Read in
          </Button>
        }
      >
        <SimpleGrid cols={{ base: 1, sm: 3 }} className={classes.said}>
          <TextInput
            label="What it is called"
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            onBlur={() => name.trim() !== '' && name !== preview.release_name && onChange({ release_name: name })}
          />
          <DateInput
            label="As of"
            description="The day that its content speaks of: every check tells it"
            defaultValue={preview.as_of}
            onChange={(day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && onChange({ as_of: day })}
          />
          <div>
            <Switch
              label="Holds all that its source knows"
              checked={preview.whole}
              onChange={(event) => onChange({ whole: event.currentTarget.checked })}
            />
            <Text size="xs" c="dimmed" mt="0.25rem">
              {preview.whole ? 'What it told before and is not in it is retired.' : 'What is not in it stays.'}
            </Text>
          </div>
        </SimpleGrid>
      </Panel>
      <Changes changes={preview.changes} stale={checking} />
      {preview.issues_total > 0 && (
        <Panel title={`Lines that are passed over: ${preview.issues_total.toLocaleString('en-US')}`} flush>
          <ul className={classes.editions}>
            {preview.issues.map(({ line, message }) => (
              <li key={line}>
                <strong>Line {line.toLocaleString('en-US')}</strong>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

type Change = DrugChanges['samples'][number]['change'];

const WORDS: readonly [Change, string][] = [
  ['added', 'Added'],
  ['revised', 'Revised'],
  ['retired', 'Retired'],
];

function Changes({ changes, stale }: { changes: DrugChanges; stale: boolean }) {
  const [shown, setShown] = useState<Change>('added');
  const samples = changes.samples.filter(({ change }) => change === shown);
  return (
    <div className={classes.changes} data-stale={stale || undefined}>
      <Panel
        title="What changes"
        actions={
          <SegmentedControl
            size="xs"
            aria-label="Changes"
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
          {samples.map(({ id, before, after }) => (
            <li key={id}>
              <span>
                {shown === 'revised' && before !== null && before !== after && <del>{before}</del>}{' '}
                {after ?? before ?? id}
              </span>
              <small>{id}</small>
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
