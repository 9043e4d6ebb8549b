import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type DrugSearchProps, loadDrugSearch } from '#drugs/web';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { fetchedOnUse } from '#kit/module/fetched-on-use.tsx';
import { substanceKey } from '../../rules/index.ts';
import type { NoteDetails } from '../chart-note.ts';
import { NoteDrugCheckDocument, SaveDrugsDocument } from '../chart.operations.gen.ts';
import { NOT_CARRIED } from './carried-mark.tsx';
import { DrugRow } from './drug-row.tsx';
import { toggleDrugSearch, useDrugSearchShown } from './drug-search-shown.ts';
import { useOpenedNote } from './note-context.ts';
import classes from './panels.module.css';
import { prescribing } from './prescribing.ts';
import { substanceInput } from './substance-input.ts';
import { SortableRows } from './sortable-rows.tsx';
import { changedRow, movedTo, removeRow, useNoteList } from './use-note-list.ts';

type Drug = NoteDetails['drugs'][number];

const DrugSearch = fetchedOnUse<DrugSearchProps>(loadDrugSearch, <div className={classes.waiting} />);

/** Specification 3 §9: a clicked drug opens after this delay, so that a double click can cancel it. */
const OPEN_AFTER_MS = 300;

const LIST = {
  read: (note: NoteDetails): readonly Drug[] => note.drugs,
  save: async (noteId: string, version: number, rows: readonly Drug[]) => {
    const saved = await request(SaveDrugsDocument, { noteId, version, rows: rows.map(substanceInput) });
    refreshQueries('chart', 'NoteDrugCheck');
    return saved.chart_note_save_drugs;
  },
};

/** The drugs of the visit, numbered and sortable, with a search, and links to prescribe them. */
export function DrugPanel() {
  const { note, locked } = useOpenedNote();
  const list = useNoteList(LIST);
  const { rows, change } = list;
  const isSearching = useDrugSearchShown(note.id) && !locked;
  const { shown, editing, opens, open, edit, endEdit, cancelOpening } = useOpenedDrug();
  const checks = useApiQuery(
    NoteDrugCheckDocument,
    { noteId: note.id },
    { quiet: true, keepPrevious: true, enabled: rows.length > 0 },
  );
  const checked = checks.data?.chart_note_drug_check;
  const add = (name: string, descriptorId: string | null): boolean => {
    const clean = name.replace(/\s+/g, ' ').trim();
    if (clean === '') return false;
    const added = {
      id: crypto.randomUUID(),
      name: clean,
      directions: null,
      descriptor_id: descriptorId,
      ...NOT_CARRIED,
    };
    const isTaken = (all: readonly Drug[]): boolean => all.some((row) => substanceKey(row) === substanceKey(added));
    if (isTaken(rows)) {
      toast.error('Duplicate Drug', { id: 'duplicate' });
      return false;
    }
    change((all) => (isTaken(all) ? all : [...all, added]));
    return true;
  };
  return (
    <>
      <ReadHint read={checks} label="Safety checks" />
      {isSearching && <SearchBar onAdd={add} onClose={() => toggleDrugSearch(note.id)} />}
      {rows.length === 0 && (
        <p className={classes.empty}>
          No drugs yet.{' '}
          {!locked && !isSearching && (
            <Button variant="subtle" size="compact-sm" onClick={() => toggleDrugSearch(note.id)}>
              Search drugs
            </Button>
          )}
        </p>
      )}
      <SortableRows
        label="Drugs"
        rows={rows}
        nameOf={({ name }) => name}
        locked={locked}
        onMove={(id, to) => change((all) => movedTo(all, id, to))}
      >
        {(row) => (
          <DrugRow
            drug={row}
            among={rows}
            check={checked?.drugs.find(({ id }) => id === row.id)}
            isShown={shown === row.id}
            isEditing={editing === row.id}
            locked={locked}
            opens={opens}
            onOpen={() => open(row)}
            onEdit={() => edit(row)}
            onDirections={(directions) => {
              endEdit();
              if (directions !== row.directions) change((all) => changedRow(all, row.id, () => ({ directions })));
            }}
            onKeep={() => change((all) => changedRow(all, row.id, () => NOT_CARRIED))}
            onRemove={() => {
              cancelOpening();
              removeRow(list, row, row.name);
            }}
          />
        )}
      </SortableRows>
      {rows.length > 0 && checks.isError && (
        <p className={classes.coverage}>These drugs could not be checked. Review them yourself.</p>
      )}
      {rows.length > 0 && checked !== undefined && checked.coverage !== '' && (
        <details className={classes.coverage}>
          <summary>Coverage of these checks</summary>
          {checked.coverage}
        </details>
      )}
    </>
  );
}

/**
 * Tracks the expanded and the edited drug. A click opens the prescription after a delay; a double click cancels that
 * and edits.
 */
function useOpenedDrug() {
  const { note, locked } = useOpenedNote();
  const [shown, setShown] = useState<string | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const opening = useRef<number>(undefined);
  const actions = locked ? undefined : prescribing();
  const cancelOpening = (): void => window.clearTimeout(opening.current);
  useEffect(() => () => window.clearTimeout(opening.current), []);
  const open = (drug: Drug): void => {
    setShown((before) => (before === drug.id && actions === undefined ? null : drug.id));
    if (actions === undefined) return;
    cancelOpening();
    opening.current = window.setTimeout(
      () =>
        actions.openPrescription({
          patientId: note.clinic_patient_id,
          noteId: note.id,
          kind: 'drug',
          name: drug.name,
          ...(drug.descriptor_id !== null && { descriptorId: drug.descriptor_id }),
        }),
      OPEN_AFTER_MS,
    );
  };
  const edit = (drug: Drug): void => {
    cancelOpening();
    if (!locked) setEditing(drug.id);
  };
  return { shown, editing, opens: actions !== undefined, open, edit, endEdit: () => setEditing(null), cancelOpening };
}

interface SearchBarProps {
  /** Returns whether the drug was added. */
  onAdd: (name: string, descriptorId: string | null) => boolean;
  onClose: () => void;
}

function SearchBar({ onAdd, onClose }: SearchBarProps) {
  const [typed, setTyped] = useState('');
  const [round, setRound] = useState(0);
  const addTyped = (): void => {
    if (!onAdd(typed, null)) return;
    setTyped('');
    setRound((before) => before + 1);
  };
  return (
    <div className={classes.add} role="search">
      <div className={classes.line}>
        <DrugSearch
          key={round}
          finds="drugs"
          className={classes.main}
          aria-label="Search drugs"
          placeholder="Search drugs"
          maxLength={200}
          autoFocus
          onTyped={setTyped}
          onPick={({ name, descriptorId }) => onAdd(name, descriptorId)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && typed === '') onClose();
          }}
        />
        {typed.trim().length > 1 && (
          <Button
            variant="default"
            onClick={addTyped}
            title="Not in the drug database; safety checks may be incomplete"
          >
            Add as free text
          </Button>
        )}
      </div>
    </div>
  );
}
