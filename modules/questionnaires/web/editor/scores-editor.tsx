import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { ActionIcon, Button, MultiSelect, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Panel } from '#kit/page/panel.tsx';
import type { Band, Question, Score } from '../../rules/question.ts';
import { canCount } from '../../rules/score.ts';
import classes from './editor.module.css';

interface ScoresEditorProps {
  questions: readonly Question[];
  scores: readonly Score[];
  disabled: boolean;
  issuesAt: (index: number) => string[];
  onChange: (scores: Score[]) => void;
}

/** The scores and their bands. A total requires all counted answers. */
export function ScoresEditor({ questions, scores, disabled, issuesAt, onChange }: ScoresEditorProps) {
  const countable = questions.filter(canCount);
  const add = (): void => {
    const id = `score${scores.length + 1}`;
    onChange([
      ...scores,
      { id, name: 'Score', questions: countable.map((question) => question.id), bands: [], follow_up: null },
    ]);
  };
  return (
    <Panel title="Scores">
      {scores.length === 0 && <p className={classes.quiet}>No scores.</p>}
      {scores.map((score, index) => (
        <fieldset key={score.id} className={classes.settings} disabled={disabled} aria-label={`Score ${score.name}`}>
          <div className={classes.pair}>
            <TextInput
              label="Name"
              maxLength={120}
              value={score.name}
              onChange={(event) => onChange(replaced(scores, index, { ...score, name: event.currentTarget.value }))}
            />
            <MultiSelect
              label="Scored questions"
              disabled={disabled}
              data={countable.map(({ id, text }) => ({ value: id, label: text || id }))}
              value={score.questions}
              onChange={(chosen) => onChange(replaced(scores, index, { ...score, questions: chosen }))}
              comboboxProps={{ shadow: 'md' }}
            />
          </div>
          <Bands bands={score.bands} onChange={(bands) => onChange(replaced(scores, index, { ...score, bands }))} />
          {issuesAt(index).length > 0 && (
            <p className={classes.problem} role="alert">
              {issuesAt(index).join('. ')}
            </p>
          )}
          {!disabled && (
            <Button variant="subtle" size="compact-sm" onClick={() => onChange(scores.filter((_, at) => at !== index))}>
              Delete score
            </Button>
          )}
        </fieldset>
      ))}
      {!disabled && (
        <Button
          variant="default"
          size="compact-sm"
          disabled={countable.length === 0}
          leftSection={<IconPlus size={14} stroke={1.75} />}
          onClick={add}
        >
          Add score
        </Button>
      )}
    </Panel>
  );
}

const TONES: readonly { value: Band['tone']; label: string }[] = [
  { value: 'success', label: 'Good' },
  { value: 'info', label: 'Neutral' },
  { value: 'warning', label: 'Warning' },
  { value: 'danger', label: 'Serious' },
];

interface BandsProps {
  bands: readonly Band[];
  onChange: (bands: Band[]) => void;
}

function Bands({ bands, onChange }: BandsProps) {
  return (
    <div className={classes.choices} role="group" aria-label="Score ranges">
      <span className={classes.label}>Score ranges</span>
      {bands.map((band, index) => (
        <div key={index} className={classes.band}>
          <NumberInput
            aria-label={`Range ${index + 1} from`}
            hideControls
            value={band.from}
            onChange={(value) => onChange(replaced(bands, index, { ...band, from: Number(value) }))}
          />
          <NumberInput
            aria-label={`Range ${index + 1} to`}
            hideControls
            value={band.to}
            onChange={(value) => onChange(replaced(bands, index, { ...band, to: Number(value) }))}
          />
          <TextInput
            aria-label={`Range ${index + 1} meaning`}
            maxLength={80}
            value={band.only === null ? band.label : `${band.label} (${band.only})`}
            readOnly={band.only !== null}
            onChange={(event) => onChange(replaced(bands, index, { ...band, label: event.currentTarget.value }))}
          />
          <NativeSelect
            aria-label={`Range ${index + 1} color`}
            value={band.tone}
            onChange={(event) =>
              onChange(replaced(bands, index, { ...band, tone: event.currentTarget.value as Band['tone'] }))
            }
            data={[...TONES]}
          />
          <ActionIcon
            aria-label={`Delete range ${index + 1}`}
            onClick={() => onChange(bands.filter((_, at) => at !== index))}
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
          const from = (bands.at(-1)?.to ?? -1) + 1;
          onChange([...bands, { from, to: from + 4, label: '', tone: 'info', only: null }]);
        }}
      >
        Add range
      </Button>
    </div>
  );
}

const replaced = <Row,>(rows: readonly Row[], index: number, row: Row): Row[] =>
  rows.map((each, at) => (at === index ? row : each));
