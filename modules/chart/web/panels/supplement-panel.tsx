import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { type SyntheticEvent, useState } from 'react';
import { type DrugSearchProps, loadDrugSearch } from '#drugs/web';
import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { fetchedOnUse } from '#kit/module/fetched-on-use.tsx';
import { can } from '#kit/session/viewer.ts';
import { NoteDispensing } from '#inventory/web';
import { substanceKey } from '../../rules/index.ts';
import type { NoteDetails } from '../chart-note.ts';
import { SaveSupplementsDocument } from '../chart.operations.gen.ts';
import { CarriedMark, NOT_CARRIED } from './carried-mark.tsx';
import { useOpenedNote } from './note-context.ts';
import classes from './panels.module.css';
import { SortableRows } from './sortable-rows.tsx';
import { substanceInput } from './substance-input.ts';
import { changedRow, movedTo, removeRow, useNoteList } from './use-note-list.ts';

type Substance = NoteDetails['supplements'][number];

const DrugSearch = fetchedOnUse<DrugSearchProps>(loadDrugSearch, <div className={classes.waiting} />);

const LIST = {
  read: (note: NoteDetails): readonly Substance[] => note.supplements,
  save: async (noteId: string, version: number, rows: readonly Substance[]) =>
    (await request(SaveSupplementsDocument, { noteId, version, rows: rows.map(substanceInput) }))
      .chart_note_save_supplements,
};

/** The supplements of the visit, numbered, and products of the price list dispensed at the visit. */
export function SupplementPanel() {
  const { note, locked } = useOpenedNote();
  const { rows, change } = useNoteList(LIST);
  const addProduct = (name: string): void => {
    if (rows.some((row) => substanceKey(row) === substanceKey({ name }))) return;
    change((all) => [...all, { id: crypto.randomUUID(), name, directions: null, descriptor_id: null, ...NOT_CARRIED }]);
  };
  return (
    <>
      <SupplementList />
      {can('inventory.patients') && (
        <NoteDispensing noteId={note.id} patientId={note.clinic_patient_id} locked={locked} onProduct={addProduct} />
      )}
    </>
  );
}

function SupplementList() {
  const { locked } = useOpenedNote();
  const list = useNoteList(LIST);
  const { rows, change } = list;
  const [editing, setEditing] = useState<Substance | null>(null);
  const isTaken = (name: string, except?: string): boolean =>
    rows.some((row) => row.id !== except && substanceKey(row) === substanceKey({ name }));
  const save = (name: string, directions: string | null): boolean => {
    if (isTaken(name, editing?.id)) {
      toast.error('Duplicate Supplement', { id: 'duplicate' });
      return false;
    }
    const edited = editing;
    if (edited !== null) change((all) => changedRow(all, edited.id, () => ({ name, directions })));
    else {
      const added = { id: crypto.randomUUID(), name, directions, descriptor_id: null, ...NOT_CARRIED };
      change((all) => (all.some((row) => substanceKey(row) === substanceKey(added)) ? all : [...all, added]));
    }
    setEditing(null);
    return true;
  };
  return (
    <>
      {!locked && (
        <SupplementForm
          key={editing?.id ?? `new ${rows.length}`}
          initial={editing}
          onSave={save}
          onCancel={editing === null ? undefined : () => setEditing(null)}
        />
      )}
      {rows.length === 0 && <p className={classes.empty}>No supplements yet.</p>}
      <SortableRows
        label="Supplements"
        rows={rows}
        nameOf={({ name }) => name}
        locked={locked}
        onMove={(id, to) => change((all) => movedTo(all, id, to))}
      >
        {(row) => (
          <div className={classes.line}>
            <div className={classes.main}>
              {row.name}
              {row.directions !== null && <div className={classes.facts}>{row.directions}</div>}
              <CarriedMark
                row={row}
                name={row.name}
                locked={locked}
                onKeep={() => change((all) => changedRow(all, row.id, () => NOT_CARRIED))}
              />
            </div>
            {!locked && (
              <>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Edit ${row.name}`}
                  onClick={() => setEditing(row)}
                >
                  <IconPencil size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Remove ${row.name}`}
                  onClick={() => removeRow(list, row, row.name)}
                >
                  <IconX size={16} />
                </ActionIcon>
              </>
            )}
          </div>
        )}
      </SortableRows>
    </>
  );
}

interface SupplementFormProps {
  initial: Substance | null;
  /** Returns whether it was saved. */
  onSave: (name: string, directions: string | null) => boolean;
  onCancel: (() => void) | undefined;
}

function SupplementForm({ initial, onSave, onCancel }: SupplementFormProps) {
  const [name, setName] = useState(initial?.name ?? '');
  const [directions, setDirections] = useState(initial?.directions ?? '');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const clean = name.replace(/\s+/g, ' ').trim();
    if (clean !== '') onSave(clean, directions.trim() || null);
  };
  return (
    <form
      className={classes.add}
      onSubmit={submit}
      aria-label={initial === null ? 'Add supplement' : 'Edit supplement'}
    >
      <div className={classes.line}>
        <DrugSearch
          finds="drugs"
          keeps
          className={classes.main}
          aria-label="Supplement name"
          placeholder="Supplement"
          defaultValue={initial?.name ?? ''}
          maxLength={200}
          autoFocus={initial !== null}
          onTyped={setName}
        />
        <TextInput
          className={classes.main}
          aria-label="Supplement directions"
          placeholder="Directions"
          value={directions}
          maxLength={500}
          onChange={(event) => setDirections(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={name.trim() === ''}>
          {initial === null ? 'Add' : 'Save'}
        </Button>
        {onCancel !== undefined && (
          <Button variant="subtle" color="gray" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
