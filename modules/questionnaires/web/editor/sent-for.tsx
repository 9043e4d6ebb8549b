import { MultiSelect, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { turnWords, TURNS } from '../../rules/turns.ts';
import type { EditedQuestionnaire } from './edited-questionnaire.ts';
import classes from './editor.module.css';

interface SentForProps {
  kinds: readonly { id: string; event_category_name: string }[];
  value: EditedQuestionnaire['asked_for'];
  onChange: (value: EditedQuestionnaire['asked_for']) => void;
}

/** The event types that send the questionnaire automatically, and at which visits. */
export function SentFor({ kinds, value, onChange }: SentForProps) {
  const nameOf = (id: string): string => kinds.find((kind) => kind.id === id)?.event_category_name ?? 'Event type';
  return (
    <div>
      <MultiSelect
        label="Send automatically for"
        description="Sent to patients with these appointments and to patients who request one in the patient portal."
        data={kinds.map(({ id, event_category_name: label }) => ({ value: id, label }))}
        value={value.map(({ category_id }) => category_id)}
        onChange={(ids) =>
          onChange(
            ids.map((id) => value.find((each) => each.category_id === id) ?? { category_id: id, every_visits: 1 }),
          )
        }
        comboboxProps={{ shadow: 'md' }}
      />
      {value.length > 0 && (
        <ul className={classes.turns} aria-label="Visits">
          {value.map(({ category_id: id, every_visits: every }) => (
            <li key={id}>
              <Select
                label={nameOf(id)}
                allowDeselect={false}
                data={[...new Set([...TURNS, every])].map((turn) => ({ value: String(turn), label: turnWords(turn) }))}
                value={String(every)}
                onChange={(turn) =>
                  onChange(
                    value.map((each) =>
                      each.category_id === id ? { ...each, every_visits: Number(turn ?? 1) } : each,
                    ),
                  )
                }
                comboboxProps={{ shadow: 'md' }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
