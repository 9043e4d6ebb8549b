import type { GraphQLResolveInfo } from 'graphql';
import { personName } from '#practice/rules';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { ChartNote, Resolvers } from '../api/chart.gen.ts';
import { isSignatureIntact } from './content-hash.ts';
import { findNotes, type NoteQuery } from './find-notes.ts';
import { excerptOf } from './excerpt-of.ts';
import type { Note, Texts } from './notes.sql.ts';
import { openNote } from './open-note.ts';
import { saveNote } from './save-note.ts';
import { signNote } from './sign-note.ts';

/** Resolvers of the service chart. */
export const chart: Resolvers = {
  Query: {
    chart_note_find_many: async (_parent, args, ctx, info) => {
      const fields = selectedFields(info);
      const found = await findNotes(ctx, { ...queryOf(args), texts: textsOf(fields), counted: false });
      return isDomainError(found) ? found : found.notes.map((note) => shape(note, fields));
    },
    chart_note_find_many_with_count: async (_parent, args, ctx, info) => {
      const fields = below('notes', selectedFields(info));
      const counted = selectedFields(info).has('count');
      const found = await findNotes(ctx, { ...queryOf(args), texts: textsOf(fields), counted });
      return isDomainError(found)
        ? found
        : { count: found.count, notes: found.notes.map((note) => shape(note, fields)) };
    },
  },
  Mutation: {
    chart_note_create: async (_parent, { input }, ctx, info) => shaped(await openNote(ctx, input), info),
    chart_note_update: async (_parent, { id, version, input }, ctx, info) =>
      shaped(await saveNote(ctx, id, version, input, textsOf(selectedFields(info))), info),
    chart_note_sign: async (_parent, { id, version }, ctx, info) => shaped(await signNote(ctx, id, version), info),
  },
};

function queryOf(args: {
  where: NoteQuery['where'];
  orderBy?: NoteQuery['orderBy'];
  skip?: number | null;
  take?: number | null;
}) {
  return { where: args.where, orderBy: args.orderBy ?? null, skip: args.skip ?? 0, take: args.take ?? 20 };
}

function textsOf(fields: ReadonlySet<string>): Texts {
  if (fields.has('note') || fields.has('nurse_note') || fields.has('signature_intact')) return 'whole';
  return fields.has('excerpt') ? 'beginning' : 'none';
}

function below(field: string, fields: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    [...fields].filter((path) => path.startsWith(`${field}.`)).map((path) => path.slice(field.length + 1)),
  );
}

function shaped(answer: Note | DomainError, info: GraphQLResolveInfo): ChartNote | DomainError {
  return isDomainError(answer) ? answer : shape(answer, selectedFields(info));
}

function shape(note: Note, fields: ReadonlySet<string>): ChartNote {
  const { patient } = note;
  return {
    ...note,
    clinic_patient_id: note.patient_id,
    clinic_patient: { ...patient, user_patient_id: String(patient.record_number) },
    clinic_user_id: note.author_id,
    author_name: personName(note.author),
    editor_name: personName(note.editor),
    en_counter_mode: note.encounter_mode,
    chart_note_record_name: note.record_name,
    excerpt: fields.has('excerpt') ? excerptOf(note.note) || excerptOf(note.nurse_note) : '',
    signed_hash: note.signed_hash?.toString('hex') ?? null,
    signature_intact: fields.has('signature_intact') ? isSignatureIntact(note) : null,
    create_time: note.created_time,
    update_time: note.updated_time,
  };
}
