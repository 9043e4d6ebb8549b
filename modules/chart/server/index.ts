import { fhirResources } from './fhir/index.ts';
import { documentTopic } from './fhir/document-topic.ts';
import { sql } from 'kysely';
import { hasRows } from '#platform/records/count-rows.ts';
import { problemImporter } from './problems/problem-importer.ts';
import { hasClinicTemplate } from './templates/templates.sql.ts';
import { unsignedReport } from './statistics/unsigned-report.ts';
import type { Module } from '#platform/module.ts';
import { codeReferences } from './problems/code-references.ts';
import { patientHandoutFile, patientHandouts } from './handouts/patient-handouts.ts';
import { handoutRoutes } from './handout-routes.ts';
import { globalsearch } from './globalsearch.ts';
import { chart as resolvers } from './resolvers.ts';
import { openNotes } from './open-notes.ts';
import { notesToCosign } from './notes-to-cosign.ts';
import { notesToSign } from './notes-to-sign.ts';
import { notesSection } from './notes-section.ts';
import { attachmentRoutes } from './parts/attachment-routes.ts';
import { problemsSection } from './problems/problems-section.ts';
import { notePdfRoutes } from './signing/note-pdf.ts';
import { chartParts } from './signing/note-parts.ts';
import { unsignedNotes } from './unsigned-notes.ts';

export { openNote } from './open-note.ts';
export { saveNote } from './save-note.ts';
export { createProblem, setProblemStatus } from './problems/change-problem.ts';
export { giveHandout } from './parts/give-handout.ts';
export { lockUnsignedNote, lockOpenNote, type OpenNote } from './parts/lock-open-note.ts';
export { readParts, type PartRows } from './parts/parts.sql.ts';
export { saveDiagnoses } from './parts/save-diagnoses.ts';
export { saveHandout } from './handouts/change-handout.ts';
export { saveProcedures } from './parts/save-procedures.ts';
export { saveSubstances } from './parts/save-substances.ts';
export { createTemplate } from './templates/change-template.ts';
export { signNote } from './sign-note.ts';
export { signNotesInBulk } from './signing/sign-in-bulk.ts';

/** The chart module: chart notes, problem lists, handouts and templates. */
export const chart: Module = {
  name: 'chart',
  accessRules: [
    // The front desk has no access, since its work needs no clinical data. Billers read the notes they code, managers
    // those they are responsible for.
    {
      id: 'chart.view',
      title: 'Read chart notes',
      presets: ['Manager', 'Doctor', 'Nurse', 'Biller', 'Read-only'],
      needs: ['patients.view'],
      emergency: true,
    },
    {
      id: 'chart.write',
      title: 'Write chart notes',
      presets: ['Doctor', 'Nurse'],
      needs: ['chart.view', 'codes.view'],
      scopes: ['self'],
    },
    { id: 'chart.sign', title: 'Sign chart notes', presets: ['Doctor'], needs: ['chart.view'], scopes: ['self'] },
    { id: 'chart.statistics', title: 'See which notes are unsigned or incomplete', presets: ['Manager', 'Doctor'] },
    {
      id: 'chart.setup',
      title: 'Manage chart settings: clinic templates, handouts and cosigners',
      presets: ['Manager', 'Doctor'],
    },
  ],
  resolvers: { chart: resolvers, globalsearch },
  reassignments: [unsignedNotes, notesToCosign],
  recordSections: [notesSection, problemsSection],
  fhirResources,
  fhirTopics: [documentTopic],
  recordImporters: [problemImporter],
  rehearsalSteps: [
    {
      id: 'chart.signed',
      order: 20,
      isDone: (db, clinicId, patientId) =>
        hasRows(
          db,
          sql`chart.chart_note where clinic_id = ${clinicId} and patient_id = ${patientId} and deleted_time is null
            and signed_time is not null`,
        ),
    },
  ],
  firstSteps: [
    {
      id: 'chart.templates',
      rule: 'chart.setup',
      order: 47,
      canMark: true,
      isDone: ({ database }, clinicId) => hasClinicTemplate(database.kysely, clinicId),
    },
  ],
  noteParts: chartParts,
  portalOperations: { 'chart.handouts': patientHandouts, 'chart.handout-file': patientHandoutFile },
  routes: (routes) => {
    attachmentRoutes(routes);
    notePdfRoutes(routes);
    handoutRoutes(routes);
  },
  openWork: [notesToSign],
  codeReferences,
  taskSources: [openNotes],
  reports: [unsignedReport],
};
