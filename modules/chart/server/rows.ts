import { personName } from '#practice/rules';
import type { Resolvers } from '../api/chart.gen.ts';
import { excerptOf } from './excerpt-of.ts';
import type { Handout } from './handouts/change-handout.ts';
import type { NotePatient } from './notes.sql.ts';
import type { AddendumRow, AttachmentRow, CommentRow, HandoutRow } from './parts/parts.sql.ts';
import type { Problem } from './problems/problems.sql.ts';
import type { ShownNote } from './shown-notes.ts';
import type { Template } from './templates/templates.sql.ts';

/** The row types of the chart service. */
export interface Rows {
  ChartNote: ShownNote;
  ChartPatient: NotePatient;
  ChartTemplate: Template;
  Handout: Handout;
  NoteAddendum: AddendumRow;
  NoteAttachment: AttachmentRow;
  NoteComment: CommentRow;
  NoteHandout: HandoutRow;
  Problem: Problem;
}

// Parts of a note are read as JSON, so their times are strings.
const create_time = (row: { create_time: Date | string }): Date => new Date(row.create_time);

/** Resolvers of fields that differ from the row. */
export const fields: Omit<Resolvers<Rows>, 'Query' | 'Mutation'> = {
  ChartNote: {
    clinic_patient_id: ({ patient_id }) => patient_id,
    clinic_patient: ({ patient }) => patient,
    clinic_user_id: ({ author_id }) => author_id,
    author_name: ({ author }) => personName(author),
    editor_name: ({ editor }) => personName(editor),
    en_counter_mode: ({ encounter_mode }) => encounter_mode,
    chart_note_record_name: ({ record_name }) => record_name,
    excerpt: ({ note, nurse_note }) => excerptOf(note) || excerptOf(nurse_note),
    signed_hash: ({ signed_hash }) => signed_hash?.toString('hex') ?? null,
    create_time: ({ created_time }) => created_time,
    update_time: ({ updated_time }) => updated_time,
    nonMedical: ({ non_medical }) => non_medical,
    pinned: ({ is_pinned }) => is_pinned,
  },
  ChartPatient: { user_patient_id: ({ record_number }) => String(record_number) },
  ChartTemplate: {
    name: ({ template_name }) => template_name,
    owner_name: ({ owner }) => personName(owner),
    update_time: ({ updated_time }) => updated_time,
  },
  Handout: { text: ({ body }) => body, update_time: ({ updated_time }) => updated_time },
  NoteAddendum: { create_time },
  NoteAttachment: {
    path: ({ id }) => `/api/chart/attachments/${id}`,
    added_time: ({ added_time }) => new Date(added_time),
  },
  NoteComment: { create_time },
  NoteHandout: {
    given_time: ({ given_time }) => new Date(given_time),
    sent_time: ({ sent_time }) => (sent_time === null ? null : new Date(sent_time)),
  },
  Problem: {
    create_time: ({ created_time }) => created_time,
    update_time: ({ updated_time }) => updated_time,
  },
};
