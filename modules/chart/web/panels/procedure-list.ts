import { request } from '#kit/api/request.ts';
import type { NoteDetails } from '../chart-note.ts';
import { SaveProceduresDocument } from '../chart.operations.gen.ts';

/** A procedure of the visit. */
export type Procedure = NoteDetails['cpts'][number];

/** The procedures of the open note, for `useNoteList`. */
export const PROCEDURES = {
  read: (note: NoteDetails): readonly Procedure[] => note.cpts,
  save: async (noteId: string, version: number, rows: readonly Procedure[]) => {
    const inputs = rows.map(({ official_name: _name, warning: _warning, carried_from, carried_day: _day, ...row }) => ({
      ...row,
      carried: carried_from !== null,
    }));
    return (await request(SaveProceduresDocument, { noteId, version, rows: inputs })).chart_note_save_cpts;
  },
};
