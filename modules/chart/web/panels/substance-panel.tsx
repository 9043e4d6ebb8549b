import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { substanceKey } from '../../rules/index.ts';
import type { NoteDetails, NoteParts } from '../chart-note.ts';
import { SaveDrugsDocument, SaveSupplementsDocument } from '../chart.operations.gen.ts';
import { useOpenedNote } from './note-context.ts';
import classes from './panels.module.css';
import { SortableRows } from './sortable-rows.tsx';
import { changedRow, movedTo, useNoteList } from './use-note-list.ts';

type Substance = NoteDetails['drugs'][number];

interface Kind {
  noun: string;
  duplicate: string;
  read: (note: NoteDetails) => readonly Substance[];
  save: (noteId: string, version: number, rows: readonly Substance[]) => Promise<NoteParts>;
}

const DRUGS: Kind = {
  noun: 'drug',
  duplicate: 'Duplicate Drug',
  read: (note) => note.drugs,
  save: async (noteId, version, rows) =>
    (await request(SaveDrugsDocument, { noteId, version, rows: [...rows] })).chart_note_save_drugs,
};
const SUPPLEMENTS: Kind = {
  noun: 'supplement',
  duplicate: 'Duplicate Supplement',
  read: (note) => note.supplements,
  save: async (noteId, version, rows) =>
    (await request(SaveSupplementsDocument, { noteId, version, rows: [...rows] })).chart_note_save_supplements,
};

/** The drugs of the visit, numbered. */
export function DrugPanel() {
  return <SubstancePanel kind={DRUGS} />;
}

/** The supplements of the visit, numbered. */
export function SupplementPanel() {
  return <SubstancePanel kind={SUPPLEMENTS} />;
}

function SubstancePanel({ kind }: { kind: Kind }) {
  const { locked } = useOpenedNote();
  const { rows, change } = useNoteList(kind);
  const [editing, setEditing] = useState<Substance | null>(null);
  const isTaken = (name: string, except?: string): boolean =>
    rows.some((row) => row.id !== except && substanceKey(row) === substanceKey({ name }));
  const save = (name: string, directions: string | null): boolean => {
    if (isTaken(name, editing?.id)) {
      toast.error(kind.duplicate, { id: 'duplicate' });
      return false;
    }
    const edited = editing;
    if (edited !== null) change((all) => changedRow(all, edited.id, () => ({ name, directions })));
    else {
      const added = { id: crypto.randomUUID(), name, directions };
      change((all) => (all.some((row) => substanceKey(row) === substanceKey(added)) ? all : [...all, added]));
    }
    setEditing(null);
    return true;
  };
  return (
    <>
      {!locked && (
        <SubstanceForm
          key={editing?.id ?? 'new'}
          noun={kind.noun}
          initial={editing}
          onSave={save}
          onCancel={editing === null ? undefined : () => setEditing(null)}
        />
      )}
      {rows.length === 0 && <p className={classes.empty}>No {kind.noun} yet.</p>}
      <SortableRows
        label={kind.noun === 'drug' ? 'Drugs' : 'Supplements'}
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
                  onClick={() => change((all) => all.filter(({ id }) => id !== row.id))}
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

interface SubstanceFormProps {
  noun: string;
  initial: Substance | null;
  /** Answers whether it was taken. */
  onSave: (name: string, directions: string | null) => boolean;
  onCancel: (() => void) | undefined;
}

function SubstanceForm({ noun, initial, onSave, onCancel }: SubstanceFormProps) {
  const id = useId();
  const [name, setName] = useState(initial?.name ?? '');
  const [directions, setDirections] = useState(initial?.directions ?? '');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const clean = name.replace(/\s+/g, ' ').trim();
    if (clean === '' || !onSave(clean, directions.trim() || null)) return;
    setName('');
    setDirections('');
    document.getElementById(id)?.focus();
  };
  return (
    <form
      className={classes.add}
      onSubmit={submit}
      aria-label={initial === null ? `Add a ${noun}` : `Change the ${noun}`}
    >
      <div className={classes.line}>
        <TextInput
          id={id}
          className={classes.main}
          aria-label={`Name of the ${noun}`}
          placeholder={noun === 'drug' ? 'Drug and strength' : 'Supplement'}
          value={name}
          maxLength={200}
          autoFocus={initial !== null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          className={classes.main}
          aria-label={`Directions of the ${noun}`}
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
