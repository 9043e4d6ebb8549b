import type { GraphQLResolveInfo } from 'graphql';
import { recordAccess } from '#audit/server';
import { findProducts } from '#inventory/server';
import { checkPage } from '#platform/check-input.ts';
import { dayIn } from '#platform/day-in.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { EnrolmentWhere, Resolvers } from '../api/program.gen.ts';
import type { ContentRow } from './content/contents.sql.ts';
import { changeContent, createContent, deleteContent, orderContent } from './content/save-content.ts';
import {
  pauseEnrolments,
  releaseEarly,
  restartEnrolments,
  setContentDone,
  withdrawEnrolment,
} from './enrolments/change-enrolment.ts';
import { enrolPatients } from './enrolments/enrol-patients.ts';
import { readEnrolments, type EnrolmentRow } from './enrolments/enrolments.sql.ts';
import { findCandidates } from './find-candidates.ts';
import { notFound } from './program-errors.ts';
import { readProgram, readPrograms, type ProgramRow } from './programs.sql.ts';
import { archiveProgram, changeProgram, copyProgram, createProgram } from './save-program.ts';
import { reuseContent } from './content/reuse-content.ts';
import { readScores } from './enrolments/scores.sql.ts';
import { type ShownContent, type ShownEnrolment, type ShownProgram, showEnrolments, showProgram } from './show.ts';

const LONGEST_SEARCH = 200;

interface Rows {
  Program: ShownProgram;
  ProgramContent: ContentRow;
  Enrolment: ShownEnrolment;
  EnrolmentContent: ShownContent;
}

/** Resolvers of the program service. */
export const program: Resolvers<Rows> = {
  Query: {
    programs: async (_parent, { search, archived, skip, take }, ctx) => {
      const page = { skip: skip ?? 0, take: take ?? 50 };
      const wrong = checkPage(page.take, page.skip, 100) ?? checkSearch(search);
      if (wrong !== null) return wrong;
      const rows = await readPrograms(db(ctx), ctx.actor.clinicId, {
        ...page,
        search: typed(search),
        archived: archived ?? false,
      });
      return Promise.all(rows.map((row) => showProgram(ctx, row, false)));
    },
    program: async (_parent, { id }, ctx) => {
      const row = await readProgram(db(ctx), ctx.actor.clinicId, id);
      return row === null ? notFound('program') : showProgram(ctx, row, true);
    },
    program_enrolments: (_parent, { where, skip, take }, ctx) =>
      listEnrolments(ctx, where ?? {}, { skip: skip ?? 0, take: take ?? 50 }),
    program_enrolment: async (_parent, { id }, ctx) => {
      const rows = await readEnrolments(db(ctx), ctx.actor.clinicId, { ids: [id], skip: 0, take: 1 });
      if (rows[0] === undefined) return notFound('enrolment');
      const { patient_id: patientId } = rows[0];
      await recordAccess(ctx, { action: 'read', objectType: 'program_enrolment', objectId: id, patientId });
      const [shown] = await showEnrolments(ctx, rows, true);
      // Scores require the permission to read questionnaires.
      const scores = ctx.actor.rules.has('questionnaires.view') ? await readScores(ctx, rows[0]) : [];
      return { ...shown!, scores };
    },
    program_products: async (_parent, { search }, ctx) => {
      const wrong = checkSearch(search);
      if (wrong !== null) return wrong;
      const { clinicId, timeZone } = ctx.actor;
      const page = { skip: 0, take: 50, today: dayIn(timeZone, ctx.now) };
      return (await findProducts(db(ctx), clinicId, { search: typed(search) ?? '' }, page)).products;
    },
    program_candidates: (_parent, { program_id, search, tag, skip, take }, ctx) =>
      findCandidates(ctx, {
        programId: program_id,
        search: typed(search),
        tag: typed(tag),
        skip: skip ?? 0,
        take: take ?? 50,
      }),
  },
  Mutation: {
    program_create: async (_parent, { input, key }, ctx, info) =>
      shown(ctx, await createProgram(ctx, input, key ?? null), info),
    program_update: async (_parent, { id, version, input }, ctx, info) =>
      shown(ctx, await changeProgram(ctx, id, version, input), info),
    program_copy: async (_parent, { id, key }, ctx, info) => shown(ctx, await copyProgram(ctx, id, key ?? null), info),
    program_archive: async (_parent, { id, archived }, ctx, info) =>
      shown(ctx, await archiveProgram(ctx, id, archived), info),
    program_content_create: (_parent, { program_id, input, key }, ctx) =>
      createContent(ctx, program_id, input, key ?? null),
    program_content_update: (_parent, { id, version, input, everywhere }, ctx) =>
      changeContent(ctx, id, version, input, everywhere ?? false),
    program_content_reuse: (_parent, { content_id, program_id, key }, ctx) =>
      reuseContent(ctx, content_id, program_id, key),
    program_content_delete: async (_parent, { id }, ctx, info) => shown(ctx, await deleteContent(ctx, id), info),
    program_content_order: async (_parent, { program_id, ids }, ctx, info) =>
      shown(ctx, await orderContent(ctx, program_id, ids), info),
    program_enrol: async (_parent, { program_id, patient_ids, start_date, key }, ctx) => {
      const called = { programId: program_id, patientIds: patient_ids, startDay: start_date ?? null, key };
      const made = await enrolPatients(ctx, called);
      return isDomainError(made) ? made : { ...made, enrolled: await showEnrolments(ctx, made.enrolled, false) };
    },
    program_pause: async (_parent, { ids }, ctx) => shownAll(ctx, await pauseEnrolments(ctx, ids)),
    program_restart: async (_parent, { ids }, ctx) => shownAll(ctx, await restartEnrolments(ctx, ids)),
    program_withdraw: async (_parent, { id, version, reason }, ctx, info) =>
      shownOne(ctx, await withdrawEnrolment(ctx, id, version, reason), info),
    program_release: async (_parent, { enrolment_id, content_id }, ctx, info) =>
      shownOne(ctx, await releaseEarly(ctx, enrolment_id, content_id), info),
    program_complete: async (_parent, { enrolment_id, content_id, done }, ctx, info) =>
      shownOne(ctx, await setContentDone(ctx, enrolment_id, content_id, done), info),
  },
  Program: {
    start_date: ({ start_day }) => start_day,
    owner_id: ({ owner_user_id }) => owner_user_id,
    is_archived: ({ archived_time }) => archived_time !== null,
    create_time: ({ created_time }) => created_time,
    update_time: ({ updated_time }) => updated_time,
  },
  Enrolment: {
    start_date: ({ start_day }) => start_day,
    paused_date: ({ paused_day }) => paused_day,
    create_time: ({ created_time }) => created_time,
  },
  EnrolmentContent: {
    state: ({ standing }) => standing.state,
    opens_date: ({ standing }) => standing.opensOn,
    waits_for: ({ standing }) => standing.waitsFor,
    due_date: ({ progress }) => progress?.due_day ?? null,
    released_time: ({ progress }) => progress?.released_time ?? null,
    released_by: ({ progress }) => progress?.released_by_name ?? null,
    opened_time: ({ progress }) => progress?.opened_time ?? null,
    completed_time: ({ progress }) => progress?.completed_time ?? null,
    completed_by: ({ progress }) => progress?.completed_by_name ?? null,
    problem: ({ progress }) => progress?.problem ?? null,
  },
};

async function listEnrolments(
  ctx: RequestContext,
  where: EnrolmentWhere,
  page: { skip: number; take: number },
): Promise<ShownEnrolment[] | DomainError> {
  const wrong = checkPage(page.take, page.skip, 100) ?? checkSearch(where.search);
  if (wrong !== null) return wrong;
  const { clinicId, timeZone } = ctx.actor;
  const patientId = where.patient_id ?? null;
  const rows = await readEnrolments(db(ctx), clinicId, {
    ...page,
    ids: where.id == null ? null : [where.id],
    programId: where.program_id ?? null,
    patientId,
    state: where.state ?? null,
    search: typed(where.search),
    overdueOn: where.overdue === true ? dayIn(timeZone, ctx.now) : null,
  });
  const read = patientId === null ? ({ action: 'search' } as const) : ({ action: 'read', patientId } as const);
  await recordAccess(ctx, { ...read, objectType: 'program_enrolment' });
  return showEnrolments(ctx, rows, false);
}

function typed(text: string | null | undefined): string | null {
  const words = text?.trim() ?? '';
  return words === '' ? null : words;
}

function checkSearch(text: string | null | undefined): DomainError | null {
  const isLong = text != null && text.length > LONGEST_SEARCH;
  return isLong ? invalid([{ path: 'search', message: `Enter at most ${LONGEST_SEARCH} characters.` }]) : null;
}

async function shown(
  ctx: RequestContext,
  answer: ProgramRow | DomainError,
  info: GraphQLResolveInfo,
): Promise<ShownProgram | DomainError> {
  return isDomainError(answer) ? answer : showProgram(ctx, answer, selectedFields(info).has('contents'));
}

async function shownAll(
  ctx: RequestContext,
  answer: EnrolmentRow[] | DomainError,
): Promise<ShownEnrolment[] | DomainError> {
  return isDomainError(answer) ? answer : showEnrolments(ctx, answer, false);
}

async function shownOne(
  ctx: RequestContext,
  answer: EnrolmentRow | DomainError,
  info: GraphQLResolveInfo,
): Promise<ShownEnrolment | DomainError> {
  if (isDomainError(answer)) return answer;
  return (await showEnrolments(ctx, [answer], selectedFields(info).has('contents')))[0]!;
}
