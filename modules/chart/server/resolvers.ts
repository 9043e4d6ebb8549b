import { sayPresent } from './presence/say-present.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { readLogged } from '#audit/server';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { Resolvers } from '../api/chart.gen.ts';
import { deleteNote, pinNote } from './delete-note.ts';
import { findShownNotes, type NoteQuery } from './find-notes.ts';
import { handoutResolvers } from './handouts/resolvers.ts';
import { readNotes, type Note } from './notes.sql.ts';
import { loadMyLayout } from './reading/load-my-layout.ts';
import { fields, type Rows } from './rows.ts';
import { openNote } from './open-note.ts';
import { commentOnNote, readComments, removeComment } from './parts/comment-on-note.ts';
import { carryList } from './parts/carry-list.ts';
import { copyForward } from './parts/copy-forward.ts';
import { listNoteMessages, takeMessage, takeMessageOff } from './messages/take-message.ts';
import { giveHandout, takeOffNote } from './parts/give-handout.ts';
import { noNote } from './parts/lock-open-note.ts';
import { saveDiagnoses } from './parts/save-diagnoses.ts';
import { saveProcedures } from './parts/save-procedures.ts';
import { checkNoteDrugs } from './parts/check-note-drugs.ts';
import { saveSubstances } from './parts/save-substances.ts';
import { problemResolvers } from './problems/resolvers.ts';
import { saveMyLayout, saveNoteLayout } from './save-layout.ts';
import { saveNote } from './save-note.ts';
import { type ShownNote, shownNotes, textsOf } from './shown-notes.ts';
import { signNote } from './sign-note.ts';
import { addAddendum } from './signing/add-addendum.ts';
import { cosignNote } from './signing/cosign-note.ts';
import { cosignRules, saveCosignRule } from './signing/save-cosign-rule.ts';
import { takeBackNote } from './signing/take-back-note.ts';
import { visitEvidenceOf } from './signing/visit-evidence-of.ts';
import { templateResolvers } from './templates/resolvers.ts';

/** Resolvers of the chart service. */
export const chart = {
  Query: {
    chart_note_find_many: async (_parent, args, ctx, info) => {
      const found = await findShownNotes(ctx, { ...queryOf(args), counted: false }, selectedFields(info));
      return isDomainError(found) ? found : found.notes;
    },
    chart_note_find_many_with_count: async (_parent, args, ctx, info) => {
      const fields = selectedFields(info);
      return findShownNotes(ctx, { ...queryOf(args), counted: fields.has('count') }, below('notes', fields));
    },
    chart_note_present: (_parent, { chart_note_id, leaving }, ctx) => sayPresent(ctx, chart_note_id, leaving ?? false),
    chart_note_search: async (_parent, { search, skip, take }, ctx, info) => {
      const query = { ...queryOf({ where: { search }, skip, take }), counted: false, either: true };
      const found = await findShownNotes(ctx, query, selectedFields(info));
      return isDomainError(found) ? found : found.notes;
    },
    chart_note_comments: async (_parent, { chart_note_id: objectId }, ctx) => {
      const found = await readLogged(
        ctx,
        ({ patientId }) => ({ objectType: 'chart_note_comment', objectId, patientId }),
        async () => (await readComments(db(ctx), ctx.actor.clinicId, objectId)) ?? noNote(),
      );
      return isDomainError(found) ? found : found.comments;
    },
    chart_note_drug_check: (_parent, { chart_note_id }, ctx) => checkNoteDrugs(ctx, chart_note_id),
    chart_note_visit_evidence: (_parent, { chart_note_id }, ctx) => visitEvidenceOf(ctx, chart_note_id),
    chart_note_my_layout: (_parent, _args, ctx) => loadMyLayout(ctx),
    chart_note_messages: (_parent, { chart_note_id }, ctx) => listNoteMessages(ctx, chart_note_id),
    chart_cosign_rules: (_parent, _args, ctx) => cosignRules(ctx),
    ...templateResolvers.Query,
    ...problemResolvers.Query,
    ...handoutResolvers.Query,
  },
  Mutation: {
    chart_note_create: async (_parent, { input }, ctx, info) => shaped(ctx, await openNote(ctx, input), info),
    chart_note_update: async (_parent, { id, version, input }, ctx, info) =>
      shaped(ctx, await saveNote(ctx, id, version, input, textsOf(selectedFields(info))), info),
    chart_note_sign: async (_parent, { id, version, parts_version, ask_cosign }, ctx, info) => {
      const signing = { partsVersion: parts_version ?? null, askCosign: ask_cosign ?? null };
      return shaped(ctx, await signNote(ctx, id, version, signing), info);
    },
    chart_note_cosign: async (_parent, { id }, ctx, info) => after(ctx, id, await cosignNote(ctx, id), info),
    chart_note_addendum_create: async (_parent, { id, chart_note_id, text }, ctx, info) =>
      after(ctx, chart_note_id, await addAddendum(ctx, id, chart_note_id, text), info),
    chart_note_take_back: async (_parent, { id, reason }, ctx, info) =>
      after(ctx, id, await takeBackNote(ctx, id, reason), info),
    chart_note_delete: async (_parent, { id }, ctx, info) => shaped(ctx, await deleteNote(ctx, id, true), info),
    chart_note_restore: async (_parent, { id }, ctx, info) => shaped(ctx, await deleteNote(ctx, id, false), info),
    chart_note_pin: async (_parent, { id, pinned }, ctx, info) => shaped(ctx, await pinNote(ctx, id, pinned), info),
    chart_note_update_layout: async (_parent, { id, layout }, ctx, info) =>
      after(ctx, id, await saveNoteLayout(ctx, id, layout), info),
    chart_note_layout_save_my_layout: (_parent, { layout }, ctx) => saveMyLayout(ctx, layout),
    chart_note_save_diagnosis: async (_parent, { chart_note_id: id, version, diagnosis }, ctx, info) =>
      after(ctx, id, await saveDiagnoses(ctx, id, version ?? null, diagnosis), info),
    chart_note_save_cpts: async (_parent, { chart_note_id: id, version, cpts }, ctx, info) =>
      after(ctx, id, await saveProcedures(ctx, id, version ?? null, cpts), info),
    chart_note_save_drugs: async (_parent, { chart_note_id: id, version, drugs }, ctx, info) =>
      after(ctx, id, await saveSubstances(ctx, id, version ?? null, 'drug', drugs), info),
    chart_note_save_supplements: async (_parent, { chart_note_id: id, version, supplements }, ctx, info) =>
      after(ctx, id, await saveSubstances(ctx, id, version ?? null, 'supplement', supplements), info),
    chart_note_copy_forward: (_parent, { chart_note_id, source_note_id, section }, ctx) =>
      copyForward(ctx, chart_note_id, source_note_id, section),
    chart_note_carry_list: async (_parent, { chart_note_id: id, source_note_id, list }, ctx, info) =>
      after(ctx, id, await carryList(ctx, id, source_note_id, list), info),
    chart_note_handout_give: async (_parent, given, ctx, info) =>
      after(ctx, given.chart_note_id, await giveHandout(ctx, given), info),
    chart_note_handout_remove: async (_parent, { chart_note_id: noteId, id }, ctx, info) =>
      after(ctx, noteId, await takeOffNote(ctx, 'note_handout', noteId, id), info),
    chart_note_message_take: (_parent, taken, ctx) => takeMessage(ctx, taken),
    chart_note_message_remove: (_parent, { chart_note_id: noteId, id }, ctx) => takeMessageOff(ctx, noteId, id),
    chart_note_attachment_remove: async (_parent, { chart_note_id: noteId, id }, ctx, info) =>
      after(ctx, noteId, await takeOffNote(ctx, 'note_attachment', noteId, id), info),
    chart_note_comment_create: (_parent, args, ctx) => commentOnNote(ctx, args),
    chart_note_comment_delete: (_parent, { id }, ctx) => removeComment(ctx, id),
    chart_cosign_rule_save: (_parent, { author_id, version, cosign_mode, cosigner_id }, ctx) =>
      saveCosignRule(ctx, { author_id, version, cosign_mode, cosigner_id: cosigner_id ?? null }),
    ...templateResolvers.Mutation,
    ...problemResolvers.Mutation,
    ...handoutResolvers.Mutation,
  },
  ...fields,
} satisfies Resolvers<Rows>;

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
  ctx: RequestContext,
  answer: Note | DomainError,
  info: GraphQLResolveInfo,
): Promise<ShownNote | DomainError> {
  if (isDomainError(answer)) return answer;
  const [note] = await shownNotes(ctx, [answer], selectedFields(info));
  return note!;
}

/** Returns the current note after one of its parts has changed. */
async function after(
  ctx: RequestContext,
  noteId: string,
  answer: null | DomainError,
  info: GraphQLResolveInfo,
): Promise<ShownNote | DomainError> {
  if (isDomainError(answer)) return answer;
  const fields = selectedFields(info);
  const [note] = await readNotes(db(ctx), ctx.actor.clinicId, [noteId], textsOf(fields));
  return note === undefined ? noNote() : shaped(ctx, note, info);
}
