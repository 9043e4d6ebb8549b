import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { type SyntheticEvent, useState } from 'react';
import { loadDrugDetails, loadUncheckedMark, type UncheckedMarkProps } from '#drugs/web';
import { fetchedOnUse } from '#kit/module/fetched-on-use.tsx';
import type { NoteDetails } from '../chart-note.ts';
import { CarriedMark } from './carried-mark.tsx';
import { DrugAlerts, type DrugCheck } from './drug-alerts.tsx';
import classes from './panels.module.css';

type Drug = NoteDetails['drugs'][number];

const DrugDetails = fetchedOnUse<{ descriptorId: string | null }>(loadDrugDetails, null);
const UncheckedMark = fetchedOnUse<UncheckedMarkProps>(loadUncheckedMark, null);

interface DrugRowProps {
  drug: Drug;
  among: readonly Drug[];
  /** The check result; undefined while unknown. */
  check: DrugCheck | undefined;
  /** True if its details are shown. */
  isShown: boolean;
  isEditing: boolean;
  locked: boolean;
  /** True if a click opens a prescription. */
  opens: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onDirections: (directions: string | null) => void;
  /** Confirms a carried-over row. */
  onKeep: () => void;
  onRemove: () => void;
}

/** A drug of the visit: a click opens a prescription, a double click edits its directions. */
export function DrugRow(props: DrugRowProps) {
  const { drug, among, check, isShown, isEditing, locked, opens, onOpen, onEdit, onDirections, onKeep, onRemove } =
    props;
  const free = among.filter(({ descriptor_id }) => descriptor_id === null).map(({ name }) => name);
  return (
    <div className={classes.drug}>
      <div className={classes.line}>
        <button
          type="button"
          className={classes.open}
          aria-expanded={isShown}
          title={opens ? 'Click to prescribe; double-click for directions' : undefined}
          onClick={onOpen}
          onDoubleClick={onEdit}
        >
          {drug.name}
        </button>
        {drug.descriptor_id === null && <UncheckedMark name={drug.name} among={free} />}
        {!locked && (
          <span className={classes.onHover}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Directions for ${drug.name}`}
              onClick={(event) => {
                event.stopPropagation();
                onEdit();
              }}
            >
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove ${drug.name}`}
              onClick={(event) => {
                event.stopPropagation();
                onRemove();
              }}
            >
              <IconX size={16} />
            </ActionIcon>
          </span>
        )}
      </div>
      {isEditing ? (
        <Directions initial={drug.directions} name={drug.name} onDone={onDirections} />
      ) : (
        drug.directions !== null && <div className={classes.facts}>{drug.directions}</div>
      )}
      <CarriedMark row={drug} name={drug.name} locked={locked} onKeep={onKeep} />
      <DrugAlerts check={check} isShown={isShown} />
      {isShown && <DrugDetails descriptorId={drug.descriptor_id} />}
    </div>
  );
}

interface DirectionsProps {
  initial: string | null;
  name: string;
  onDone: (directions: string | null) => void;
}

function Directions({ initial, name, onDone }: DirectionsProps) {
  const [text, setText] = useState(initial ?? '');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onDone(text.trim() || null);
  };
  return (
    <form className={classes.line} onSubmit={submit} aria-label={`Directions for ${name}`}>
      <TextInput
        className={classes.main}
        aria-label="Directions"
        placeholder="Directions"
        value={text}
        maxLength={500}
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone(initial);
        }}
      />
      <Button type="submit" variant="default">
        Save
      </Button>
    </form>
  );
}
