import '@mantine/core/styles/NumberInput.layer.css';
import { ActionIcon, NumberInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { loadCodePicker, loadModifierField } from '#codes/web';
import { MOST_POINTERS, procedureKey } from '../../rules/index.ts';
import { cachedNote, type NoteDetails } from '../chart-note.ts';
import { useWork } from '../saving/use-note-work.ts';
import { CarriedMark, NOT_CARRIED } from './carried-mark.tsx';
import { useOpenedNote } from './note-context.ts';
import classes from './panels.module.css';
import { type Procedure, PROCEDURES } from './procedure-list.ts';
import { SortableRows } from './sortable-rows.tsx';
import { changedRow, movedTo, removeRow, useNoteList } from './use-note-list.ts';
import { VisitLevelButton } from './visit-level-button.tsx';

const CodePicker = lazy(async () => ({ default: await loadCodePicker() }));
const ModifierField = lazy(async () => ({ default: await loadModifierField() }));

/** Changes a procedure as it is when the change is saved, which may be later than the row on the page. */
type ProcedureChange = (row: Procedure) => Partial<Procedure>;

/** The procedures of the visit, with units, modifiers and diagnosis pointers. */
export function CptPanel() {
  const { note, work, locked } = useOpenedNote();
  const day = useWork(work, (state) => state.fields.service_date);
  const list = useNoteList(PROCEDURES);
  const { rows, change } = list;
  const set = (id: string, part: ProcedureChange): void =>
    change((all) => {
      const next = changedRow(all, id, part);
      // A change of modifiers that would create a duplicate is dropped.
      const keys = next.map(procedureKey);
      return new Set(keys).size === keys.length ? next : all;
    });
  return (
    <>
      {!locked && (
        <div className={classes.add}>
          <Suspense fallback={<div className={classes.waiting} />}>
            <CodePicker
              kind="procedure"
              label="Add procedure"
              day={day}
              taken={rows.flatMap(({ cpt_code, modifiers }) => (modifiers.length === 0 ? [cpt_code] : []))}
              onPick={({ code, code_type, official_name }) => {
                const added: Procedure = {
                  id: crypto.randomUUID(),
                  cpt_code: code,
                  cpt_code_type: code_type,
                  official_name,
                  modifiers: [],
                  units: 1,
                  pointers: [],
                  warning: null,
                  ...NOT_CARRIED,
                };
                change((all) => {
                  if (all.some((row) => procedureKey(row) === procedureKey(added))) return all;
                  // A diagnosis added just before may only be saved by the time this save runs.
                  const [primary] = (cachedNote(note.id) ?? note).diagnosis;
                  return [...all, { ...added, pointers: primary === undefined ? [] : [primary.id] }];
                });
              }}
            />
          </Suspense>
          {!note.nonMedical && <VisitLevelButton {...list} />}
        </div>
      )}
      {rows.length === 0 && <p className={classes.empty}>No procedures yet.</p>}
      <SortableRows
        label="Procedures"
        rows={rows}
        nameOf={({ cpt_code }) => cpt_code}
        locked={locked}
        onMove={(id, to) => change((all) => movedTo(all, id, to))}
      >
        {(row) => (
          <ProcedureRow
            row={row}
            diagnoses={note.diagnosis}
            locked={locked}
            day={day}
            onChange={(part) => set(row.id, part)}
            onRemove={() => removeRow(list, row, row.cpt_code)}
          />
        )}
      </SortableRows>
    </>
  );
}

interface ProcedureRowProps {
  row: Procedure;
  diagnoses: NoteDetails['diagnosis'];
  locked: boolean;
  /** The day of the visit, YYYY-MM-DD. */
  day: string;
  onChange: (part: ProcedureChange) => void;
  onRemove: () => void;
}

/** A procedure with its units, modifiers and diagnosis pointers. */
function ProcedureRow({ row, diagnoses, locked, day, onChange, onRemove }: ProcedureRowProps) {
  return (
    <>
      <div className={classes.line}>
        <div className={classes.main}>
          <span className={classes.code}>{[row.cpt_code, ...(locked ? row.modifiers : [])].join('-')}</span>
          {row.official_name}
        </div>
        {!locked && (
          <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${row.cpt_code}`} onClick={onRemove}>
            <IconX size={16} />
          </ActionIcon>
        )}
      </div>
      <div className={classes.facts}>
        {locked ? (
          <span>{row.units === 1 ? '1 unit' : `${row.units} units`}</span>
        ) : (
          <>
            <NumberInput
              key={`units-${row.units}`}
              className={classes.units}
              size="xs"
              aria-label={`Units for ${row.cpt_code}`}
              defaultValue={row.units}
              min={1}
              max={999}
              allowDecimal={false}
              clampBehavior="strict"
              onBlur={(event) => {
                const units = Number(event.currentTarget.value);
                if (Number.isInteger(units) && units >= 1 && units !== row.units) onChange(() => ({ units }));
              }}
            />
            <Suspense fallback={null}>
              <ModifierField
                className={classes.modifiers}
                size="xs"
                aria-label={`Modifiers for ${row.cpt_code}`}
                value={row.modifiers}
                day={day}
                onChange={(modifiers) => onChange(() => ({ modifiers }))}
              />
            </Suspense>
          </>
        )}
      </div>
      <Pointers row={row} diagnoses={diagnoses} locked={locked} onChange={onChange} />
      {row.warning !== null && <span className={classes.warning}>{row.warning}</span>}
      <CarriedMark row={row} name={row.cpt_code} locked={locked} onKeep={() => onChange(() => NOT_CARRIED)} />
    </>
  );
}

interface PointersProps {
  row: Procedure;
  diagnoses: NoteDetails['diagnosis'];
  locked: boolean;
  onChange: (part: ProcedureChange) => void;
}

/** The diagnoses of a procedure as the letters of a claim, selected in order of importance. */
function Pointers({ row, diagnoses, locked, onChange }: PointersProps) {
  if (diagnoses.length === 0) return <div className={classes.facts}>No diagnosis</div>;
  const full = row.pointers.length >= MOST_POINTERS;
  return (
    <div className={classes.facts} role="group" aria-label={`Diagnoses for ${row.cpt_code}`}>
      For
      <div className={classes.pointers}>
        {diagnoses.map(({ id, icd_code, official_name }) => {
          const place = row.pointers.indexOf(id);
          const on = place !== -1;
          // The accessible name begins with the visible text.
          const shown = `${on && row.pointers.length > 1 ? `${place + 1}. ` : ''}${icd_code}`;
          return (
            <button
              key={id}
              type="button"
              className={classes.pointer}
              aria-pressed={on}
              aria-label={`${shown} ${official_name}`}
              title={official_name}
              disabled={locked || (full && !on)}
              onClick={() =>
                onChange(({ pointers }) => ({ pointers: on ? without(pointers, id) : withAll(pointers, [id]) }))
              }
            >
              {shown}
            </button>
          );
        })}
        {!locked &&
          diagnoses.length > 1 &&
          diagnoses.length <= MOST_POINTERS &&
          row.pointers.length < diagnoses.length && (
            <button
              type="button"
              className={classes.pointer}
              onClick={() => {
                const ids = diagnoses.map(({ id }) => id);
                onChange(({ pointers }) => ({ pointers: withAll(pointers, ids) }));
              }}
            >
              All
            </button>
          )}
      </div>
    </div>
  );
}

const without = (pointers: readonly string[], id: string): string[] => pointers.filter((one) => one !== id);

const withAll = (pointers: readonly string[], ids: readonly string[]): string[] =>
  [...new Set([...pointers, ...ids])].slice(0, MOST_POINTERS);
