import type { Module } from '#platform/module.ts';
import { globalsearch } from './globalsearch.ts';
import { chart as resolvers } from './resolvers.ts';
import { notesToSign } from './open-work.ts';
import { notesSection } from './notes-section.ts';
import { unsignedNotes } from './unsigned-notes.ts';

export { openNote } from './open-note.ts';
export { saveNote } from './save-note.ts';
export { signNote } from './sign-note.ts';

/** Chart notes: what was found, thought and done at a visit, and who signed for it. */
export const chart: Module = {
  name: 'chart',
  accessRules: [
    // The front desk does without: its work needs no clinical word. Billers read what they code, managers what they answer for.
    {
      id: 'chart.view',
      title: 'Read chart notes',
      presets: ['Manager', 'Doctor', 'Nurse', 'Biller', 'Read-only'],
      emergency: true,
    },
    { id: 'chart.write', title: 'Write chart notes', presets: ['Doctor', 'Nurse'], scopes: ['self'] },
    { id: 'chart.sign', title: 'Sign chart notes', presets: ['Doctor'], scopes: ['self'] },
  ],
  resolvers: { chart: resolvers, globalsearch },
  reassignments: [unsignedNotes],
  openWork: [notesToSign],
  recordSections: [notesSection],
};
