import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, Group, Modal, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import {
  codeByDecision,
  codeByTime,
  ELEMENT_WORDS,
  type ElementLevel,
  ELEMENTS,
  isVisitLevel,
  provenLevels,
} from '../../rules/index.ts';
import type { NoteDetails } from '../chart-note.ts';
import { NoteVisitEvidenceDocument, type NoteVisitEvidenceQuery } from '../chart.operations.gen.ts';

interface VisitLevelDialogProps {
  note: NoteDetails;
  /** The codes of the note's procedures. */
  listed: readonly string[];
  onAdd: (code: string) => void;
  onClose: () => void;
}

/** Computes the level of the visit from what the user chooses, and adds its code to the procedures. */
export function VisitLevelDialog(props: VisitLevelDialogProps) {
  const read = useApiQuery(NoteVisitEvidenceDocument, { noteId: props.note.id }, { quiet: true });
  return (
    <Modal
      opened
      onClose={props.onClose}
      title="Visit level"
      size="34rem"
      fullScreen={usePhone()}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ReadState read={read} label="Visit level">
        {({ chart_note_visit_evidence: evidence }) => <LevelForm {...props} evidence={evidence} />}
      </ReadState>
    </Modal>
  );
}

type Evidence = NoteVisitEvidenceQuery['chart_note_visit_evidence'];

function LevelForm({ note, listed, evidence, onAdd, onClose }: VisitLevelDialogProps & { evidence: Evidence }) {
  const { earlier_visit: earlier, tests, prescriptions } = evidence;
  // Without an earlier visit here, the patient may still have been seen elsewhere in the group: the user says so.
  const [patient, setPatient] = useState(earlier === null ? '' : 'established');
  const [method, setMethod] = useState('decision');
  const [minutes, setMinutes] = useState<number | string>('');
  const [levels, setLevels] = useState(() => provenLevels({ diagnosis: note.diagnosis, tests, prescriptions }));
  const isNew = patient === 'new';
  const byTime = minutes === '' ? null : codeByTime(Number(minutes), isNew);
  const code = patient === '' ? null : method === 'time' ? byTime : codeByDecision(levels, isNew);
  const old = listed.find(isVisitLevel);
  const found = {
    problems: note.diagnosis.map(({ icd_code: icd, official_name: name }) => `${icd} ${name}`),
    data: tests,
    risk: prescriptions,
  };
  return (
    <Stack gap="md">
      <Choice
        label="Patient"
        value={patient}
        onChange={setPatient}
        options={[
          ['new', 'New'],
          ['established', 'Established'],
        ]}
        facts={earlier === null ? 'No signed visit here in the last three years.' : `Last signed visit ${earlier}.`}
      />
      <Choice
        label="Level by"
        value={method}
        onChange={setMethod}
        options={[
          ['decision', 'Decision making'],
          ['time', 'Time'],
        ]}
      />
      {method === 'time' ? (
        <NumberInput
          label="Minutes"
          description="Total time of the provider on the day of the visit"
          value={minutes}
          onChange={setMinutes}
          min={0}
          max={1440}
          allowDecimal={false}
        />
      ) : (
        ELEMENTS.map((element) => {
          const { title, levels: words } = ELEMENT_WORDS[element];
          const level = levels[element];
          return (
            <Choice
              key={element}
              label={title}
              value={level === null ? '' : String(level)}
              onChange={(to) => setLevels((all) => ({ ...all, [element]: Number(to) as ElementLevel }))}
              options={words.map(([name], at) => [String(at + 1), name])}
              meaning={level === null ? undefined : words[level - 1]![1]}
              facts={found[element].length === 0 ? NOTHING[element] : `In this note: ${found[element].join('; ')}`}
            />
          );
        })
      )}
      <Text role="status" fw={550}>
        {code ?? 'No code yet'}
      </Text>
      {old !== undefined && code !== null && old !== code && (
        <Text size="sm">
          {code} replaces {old}.
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={code === null || listed.includes(code)}
          onClick={() => {
            if (code !== null) onAdd(code);
            onClose();
          }}
        >
          {code !== null && listed.includes(code) ? 'Already in this note' : 'Add to procedures'}
        </Button>
      </Group>
    </Stack>
  );
}

const NOTHING = {
  problems: 'No diagnosis in this note.',
  data: 'No lab order sent from this note.',
  risk: 'No prescription sent from this note.',
};

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [value: string, label: string])[];
  /** What the chosen value means. */
  meaning?: string | undefined;
  /** What the note contains. */
  facts?: string;
}

function Choice({ label, value, onChange, options, meaning, facts }: ChoiceProps) {
  return (
    <div>
      <Text size="sm" fw={550}>
        {label}
      </Text>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={label}
        value={value}
        onChange={onChange}
        data={options.map(([key, name]) => ({ value: key, label: name }))}
      />
      {meaning !== undefined && <Text size="xs">{meaning}</Text>}
      {facts !== undefined && (
        <Text size="xs" c="dimmed">
          {facts}
        </Text>
      )}
    </div>
  );
}
