import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { isVisitLevel } from '../../rules/index.ts';
import { cachedNote } from '../chart-note.ts';
import { NOT_CARRIED } from './carried-mark.tsx';
import { useOpenedNote } from './note-context.ts';
import type { Procedure } from './procedure-list.ts';
import type { NoteList } from './use-note-list.ts';

const VisitLevelDialog = lazy(async () => ({
  default: (await import('./visit-level-dialog.tsx')).VisitLevelDialog,
}));

/** Opens the dialog for the visit's level. Its code replaces the visit code of the note, and keeps its modifiers. */
export function VisitLevelButton({ rows, change }: NoteList<Procedure>) {
  const { note } = useOpenedNote();
  const [isOpen, setIsOpen] = useState(false);
  const add = (code: string): void => {
    const id = crypto.randomUUID();
    change((all) => {
      const at = all.findIndex(({ cpt_code }) => isVisitLevel(cpt_code));
      const [primary] = (cachedNote(note.id) ?? note).diagnosis;
      const base = all[at] ?? { modifiers: [], units: 1, pointers: primary === undefined ? [] : [primary.id] };
      const { modifiers, units, pointers } = base;
      const row: Procedure = {
        id,
        cpt_code: code,
        // The server finds the code set and the name.
        cpt_code_type: '',
        official_name: '',
        modifiers,
        units,
        pointers,
        warning: null,
        ...NOT_CARRIED,
      };
      const others = all.filter(({ cpt_code }) => !isVisitLevel(cpt_code));
      return others.toSpliced(at === -1 ? others.length : at, 0, row);
    });
  };
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setIsOpen(true)}>
        Visit level
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <VisitLevelDialog
            note={note}
            listed={rows.map(({ cpt_code }) => cpt_code)}
            onAdd={add}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
