import { Button, Select, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { DateInput } from '#kit/forms/dates/date-field.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { CODE_SETS } from '../../rules/index.ts';
import { CodeChanges } from './code-changes.tsx';
import type { CodePreview, CodeWish } from './code-import.ts';
import classes from './code-sets.module.css';

interface CodeReviewProps {
  preview: CodePreview;
  checking: boolean;
  error: unknown;
  onChange: (said: Partial<CodeWish>) => void;
  onRun: () => void;
}

/** What a file would change, before anything is written, and what has to be said of it. */
export function CodeReview({ preview, checking, error, onChange, onRun }: CodeReviewProps) {
  const { problems, total, changes, issues, issues_total } = preview;
  const isReady = problems.length === 0 && changes.length > 0;
  return (
    <>
      {error !== null && (
        <Notice tone="danger">{error instanceof ApiError ? error.message : 'Something went wrong.'}</Notice>
      )}
      {problems.length > 0 && <Notice tone="warning">{problems.join(' ')}</Notice>}
      <Panel
        title={`${preview.format}: ${total.toLocaleString('en-US')} codes`}
        actions={
          <Button onClick={onRun} disabled={checking || !isReady}>
            Read in
          </Button>
        }
      >
        <Said preview={preview} onChange={onChange} />
      </Panel>
      {preview.has_columns && (
        <Panel title="Columns of the file">
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {preview.headings.map((heading) => (
              <Select
                key={heading}
                label={heading === '' ? '(without heading)' : heading}
                placeholder="Nothing"
                clearable
                data={preview.columns.map(({ column, title }) => ({ value: column, label: title }))}
                value={preview.mapping[heading] ?? null}
                onChange={(column) => onChange({ mapping: { [heading]: column ?? '' } })}
              />
            ))}
          </SimpleGrid>
        </Panel>
      )}
      {changes.map((each) => (
        <CodeChanges key={each.code_set} changes={each} stale={checking} />
      ))}
      {issues_total > 0 && (
        <Panel title={`Lines that are passed over: ${issues_total.toLocaleString('en-US')}`} flush>
          <ul className={classes.editions}>
            {issues.map(({ line, message }, at) => (
              <li key={at}>
                <strong>{line === 0 ? 'File' : `Line ${line.toLocaleString('en-US')}`}</strong>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function Said({ preview, onChange }: Pick<CodeReviewProps, 'preview' | 'onChange'>) {
  const [name, setName] = useState(preview.release_name);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} className={classes.said}>
      <Select
        label="Code set"
        placeholder="Choose one"
        disabled={!preview.has_columns}
        allowDeselect={false}
        data={[...CODE_SETS]}
        value={preview.code_set}
        onChange={(code_set) => onChange({ code_set })}
      />
      <TextInput
        label="What it is called"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => name !== preview.release_name && onChange({ release_name: name })}
      />
      <DateInput
        label="Counts from"
        description="The first day of service"
        defaultValue={preview.valid_from}
        onChange={(day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && onChange({ valid_from: day })}
      />
      <div>
        <Switch
          label="Holds the whole set"
          checked={preview.whole}
          onChange={(event) => onChange({ whole: event.currentTarget.checked })}
        />
        <Text size="xs" c="dimmed" mt="0.25rem">
          {preview.whole ? 'What is not in it is retired.' : 'What is not in it stays.'}
        </Text>
      </div>
    </SimpleGrid>
  );
}
