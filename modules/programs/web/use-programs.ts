import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Refreshes, refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { selectRead } from '#kit/feedback/read.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ProgramByIdDocument, ProgramsDocument } from './program.operations.gen.ts';

/** What a change of a program, or of who takes part in one, makes old. */
export const PROGRAMS: Refreshes = ['program'];

/** Has everything that shows programs read again when somebody changes one, or takes part in one. */
export function useProgramsChanged(): void {
  useLive('programs.program-changed', refreshPrograms);
  useLive('programs.enrolment-changed', refreshPrograms);
}

/** Has everything that shows programs read again. */
export function refreshPrograms(): void {
  refreshAll(PROGRAMS);
}

// The program that was looked at last: the entries of the side panel name none.
let last: string | null = null;

/** The programs that can be chosen, the one that the address names, and how to go to another; without one in the address the last. */
export function useChosenProgram() {
  useProgramsChanged();
  const { program_id: named }: { program_id?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const list = useApiQuery(ProgramsDocument, { skip: 0, take: 100 }, { quiet: true });
  const programs = list.data?.programs ?? [];
  const known = programs.find(({ id }) => id === last)?.id ?? programs[0]?.id;
  const id = named ?? known;
  const choose = (program_id: string, replace = false): void =>
    void navigate({ to: '.', search: { program_id }, replace });
  useEffect(() => {
    if (named !== undefined) last = named;
    else if (known !== undefined) choose(known, true);
    // oxlint-disable-next-line react/exhaustive-deps -- once the list is there, or the address changes
  }, [named, known]);
  const one = useApiQuery(ProgramByIdDocument, { id: id ?? '' }, { enabled: id !== undefined, quiet: true });
  return { id, programs, list, read: selectRead(one, ({ program }) => program), program: one.data?.program, choose };
}
