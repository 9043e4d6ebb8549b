import '@mantine/core/styles/NumberInput.layer.css';
import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Question } from '../../rules/question.ts';
import classes from './editor.module.css';

interface ChoicesEditorProps {
  question: Question;
  onChange: (part: Partial<Question>) => void;
}

/** The answer options with their scores; for a matrix, also its rows. */
export function ChoicesEditor({ question, onChange }: ChoicesEditorProps) {
  const { choices, rows, type } = question;
  const free = (taken: readonly string[]): string => {
    let count = taken.length + 1;
    while (taken.includes(String(count))) count += 1;
    return String(count);
  };
  return (
    <>
      {type === 'matrix' && (
        <div className={classes.choices} role="group" aria-label="Rows">
          <span className={classes.label}>Rows</span>
          {rows.map((row, index) => (
            <div key={row.id} className={classes.choice}>
              <TextInput
                aria-label={`Row ${index + 1}`}
                value={row.label}
                maxLength={1000}
                onChange={(event) => {
                  const label = event.currentTarget.value;
                  onChange({ rows: rows.map((each) => (each.id === row.id ? { ...each, label } : each)) });
                }}
              />
              <ActionIcon
                aria-label={`Delete row ${index + 1}`}
                onClick={() => onChange({ rows: rows.filter(({ id }) => id !== row.id) })}
              >
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            </div>
          ))}
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} stroke={1.75} />}
            onClick={() => {
              const id = `row${free(rows.map((row) => row.id.replace('row', '')))}`;
              onChange({ rows: [...rows, { id, label: '' }] });
            }}
          >
            Add row
          </Button>
        </div>
      )}
      <div className={classes.choices} role="group" aria-label="Answers">
        <span className={classes.label}>Answers and scores</span>
        {choices.map((choice, index) => (
          <div key={choice.value} className={classes.choice}>
            <TextInput
              aria-label={`Answer ${index + 1}`}
              value={choice.label}
              maxLength={1000}
              onChange={(event) => {
                const label = event.currentTarget.value;
                onChange({ choices: choices.map((each) => (each.value === choice.value ? { ...each, label } : each)) });
              }}
            />
            <NumberInput
              aria-label={`Score of answer ${index + 1}`}
              placeholder="–"
              hideControls
              value={choice.score ?? ''}
              onChange={(typed) => {
                const score = typed === '' ? null : Number(typed);
                onChange({ choices: choices.map((each) => (each.value === choice.value ? { ...each, score } : each)) });
              }}
            />
            <ActionIcon
              aria-label={`Delete answer ${index + 1}`}
              onClick={() => onChange({ choices: choices.filter(({ value }) => value !== choice.value) })}
            >
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </div>
        ))}
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.75} />}
          onClick={() =>
            onChange({
              choices: [...choices, { value: free(choices.map(({ value }) => value)), label: '', score: null }],
            })
          }
        >
          Add answer
        </Button>
      </div>
    </>
  );
}
