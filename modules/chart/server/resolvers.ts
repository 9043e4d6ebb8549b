import type { GraphQLResolveInfo } from 'graphql';
import { recordAccess } from '#audit/server';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { ChartNote, Resolvers } from '../api/chart.gen.ts';
import { deleteNote, pinNote } from './delete-note.ts';
import { findNotes, type NoteQuery } from './find-notes.ts';
import { handoutResolvers } from './handouts/resolvers.ts';
import { readNotes, type Note } from './notes.sql.ts';
import { openNote } from './open-note.ts';
import { commentOnNote, readComments, removeComment } from './parts/comment-on-note.ts';
import { copyForward } from './parts/copy-forward.ts';
import { giveHandout, takeOffNote } from './parts/give-handout.ts';
import { noNote } from './parts/lock-open-note.ts';
import { saveDiagnoses } from './parts/save-diagnoses.ts';
import { saveProcedures } from './parts/save-procedures.ts';
import { saveSubstances } from './parts/save-substances.ts';
import { problemResolvers } from './problems/resolvers.ts';
import { readMyLayout, saveMyLayout, saveNoteLayout } from './save-layout.ts';
import { saveNote } from './save-note.ts';
import { shapeNotes, textsOf } from './shape-notes.ts';
import { signNote } from './sign-note.ts';
import { addAddendum } from './signing/add-addendum.ts';
import { cosignNote } from './signing/cosign-note.ts';
import { cosignRules, saveCosignRule } from './signing/save-cosign-rule.ts';
import { takeBackNote } from './signing/take-back-note.ts';
import { templateResolvers } from './templates/resolvers.ts';

/** Resolvers of the service chart. */
export const chart = {
  Query: {
    chart_note_find_many: async (_parent, args, request, info) => {
      const fields = selectedFields(info);
      const found = await findNotes(request, { ...queryOf(args), texts: textsOf(fields), counted: false });
      return isRefusal(found) ? found : shapeNotes(request, found.notes, fields);
    },
    chart_note_find_many_with_count: async (_parent, args, request, info) => {
      const fields = below('notes', selectedFields(info));
      const counted = selectedFields(info).has('count');
      const found = await findNotes(request, { ...queryOf(args), texts: textsOf(fields), counted });
      if (isRefusal(found)) return found;
      return { count: found.count, notes: await shapeNotes(request, found.notes, fields) };
    },
    chart_note_search: async (_parent, { search, skip, take }, request, info) => {
      const fields = selectedFields(info);
      const query = { ...queryOf({ where: { search }, skip, take }), texts: textsOf(fields), counted: false };
      const found = await findNotes(request, query);
      return isRefusal(found) ? found : shapeNotes(request, found.notes, fields);
    },
    chart_note_comments: async (_parent, { chart_note_id }, request) => {
      const found = await readComments(request.house.database.kysely, request.actor.clinicId, chart_note_id);
      if (found === null) return noNote();
      await recordAccess(request, {
        action: 'read',
        objectType: 'chart_note_comment',
        objectId: chart_note_id,
        patientId: found.patientId,
      });
      return found.comments;
    },
    chart_note_my_layout: (_parent, _args, { house, actor }) =>
      readMyLayout(house.database.kysely, actor.clinicId, actor.userId),
    chart_cosign_rules: (_parent, _args, request) => cosignRules(request),
    ...templateResolvers.Query,
    ...problemResolvers.Query,
    ...handoutResolvers.Query,
  },
  Mutation: {
    chart_note_create: async (_parent, { input }, request, info) =>
      shaped(request, await openNote(request, input), info),
    chart_note_update: async (_parent, { id, version, input }, request, info) =>
      shaped(request, await saveNote(request, id, version, input, textsOf(selectedFields(info))), info),
    chart_note_sign: async (_parent, { id, version, parts_version, ask_cosign }, request, info) => {
      const signing = { partsVersion: parts_version ?? null, askCosign: ask_cosign ?? null };
      return shaped(request, await signNote(request, id, version, signing), info);
    },
    chart_note_cosign: async (_parent, { id }, request, info) =>
      after(request, id, await cosignNote(request, id), info),
    chart_note_addendum_create: async (_parent, { id, chart_note_id, text }, request, info) =>
      after(request, chart_note_id, await addAddendum(request, id, chart_note_id, text), info),
    chart_note_take_back: async (_parent, { id, reason }, request, info) =>
      after(request, id, await takeBackNote(request, id, reason), info),
    chart_note_delete: async (_parent, { id }, request, info) =>
      shaped(request, await deleteNote(request, id, true), info),
    chart_note_restore: async (_parent, { id }, request, info) =>
      shaped(request, await deleteNote(request, id, false), info),
    chart_note_pin: async (_parent, { id, pinned }, request, info) =>
      shaped(request, await pinNote(request, id, pinned), info),
    chart_note_update_layout: async (_parent, { id, layout }, request, info) =>
      after(request, id, await saveNoteLayout(request, id, layout), info),
    chart_note_layout_save_my_layout: (_parent, { layout }, request) => saveMyLayout(request, layout),
    chart_note_save_diagnosis: async (_parent, { chart_note_id: id, version, diagnosis }, request, info) =>
      after(request, id, await saveDiagnoses(request, id, version ?? null, diagnosis), info),
    chart_note_save_cpts: async (_parent, { chart_note_id: id, version, cpts }, request, info) =>
      after(request, id, await saveProcedures(request, id, version ?? null, cpts), info),
    chart_note_save_drugs: async (_parent, { chart_note_id: id, version, drugs }, request, info) =>
      after(request, id, await saveSubstances(request, id, version ?? null, 'drug', drugs), info),
    chart_note_save_supplements: async (_parent, { chart_note_id: id, version, supplements }, request, info) =>
      after(request, id, await saveSubstances(request, id, version ?? null, 'supplement', supplements), info),
    chart_note_copy_forward: (_parent, { chart_note_id, source_note_id, section }, request) =>
      copyForward(request, chart_note_id, source_note_id, section),
    chart_note_handout_give: async (_parent, given, request, info) =>
      after(request, given.chart_note_id, await giveHandout(request, given), info),
    chart_note_handout_remove: async (_parent, { chart_note_id: noteId, id }, request, info) =>
      after(request, noteId, await takeOffNote(request, 'note_handout', noteId, id), info),
    chart_note_attachment_remove: async (_parent, { chart_note_id: noteId, id }, request, info) =>
      after(request, noteId, await takeOffNote(request, 'note_attachment', noteId, id), info),
    chart_note_comment_create: (_parent, args, request) => commentOnNote(request, args),
    chart_note_comment_delete: (_parent, { id }, request) => removeComment(request, id),
    chart_cosign_rule_save: (_parent, { author_id, version, cosign_mode, cosigner_id }, request) =>
      saveCosignRule(request, { author_id, version, cosign_mode, cosigner_id: cosigner_id ?? null }),
    ...templateResolvers.Mutation,
    ...problemResolvers.Mutation,
    ...handoutResolvers.Mutation,
  },
} satisfies Resolvers;

function queryOf(args: {
  where: NoteQuery['where'];
  orderBy?: NoteQuery['orderBy'];
  skip?: number | null;
  take?: number | null;
}) {
  return { where: args.where, orderBy: args.orderBy ?? null, skip: args.skip ?? 0, take: args.take ?? 20 };
}

function below(field: string, fields: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    [...fields].filter((path) => path.startsWith(`${field}.`)).map((path) => path.slice(field.length + 1)),
  );
}

async function shaped(
  request: Request,
  answer: Note | Refusal,
  info: GraphQLResolveInfo,
): Promise<ChartNote | Refusal> {
  if (isRefusal(answer)) return answer;
  const [note] = await shapeNotes(request, [answer], selectedFields(info));
  return note!;
}

/** The note as it stands once something of it has changed. */
async function after(
  request: Request,
  noteId: string,
  answer: null | Refusal,
  info: GraphQLResolveInfo,
): Promise<ChartNote | Refusal> {
  if (isRefusal(answer)) return answer;
  const fields = selectedFields(info);
  const [note] = await readNotes(request.house.database.kysely, request.actor.clinicId, [noteId], textsOf(fields));
  return note === undefined ? noNote() : shaped(request, note, info);
}
