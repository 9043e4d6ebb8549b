import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Refreshes, refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { selectRead } from '#kit/feedback/read.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ProgramByIdDocument, ProgramsDocument } from './program.operations.gen.ts';

/** Queries to invalidate when a program or an enrollment changes. */
export const PROGRAMS: Refreshes = ['program'];

/** Reloads program data when another user changes a program or an enrollment. */
export function useProgramsChanged(): void {
  useLive('programs.program-changed', refreshPrograms);
  useLive('programs.enrolment-changed', refreshPrograms);
}

/** Invalidates all queries that show programs. */
export function refreshPrograms(): void {
  refreshAll(PROGRAMS);
}

// The last viewed program: links in the side panel contain no ID.
let last: string | null = null;

/**
 * Returns the selectable programs, the one in the address, and a function to switch; without one in the address, the
 * last viewed one.
 */
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
