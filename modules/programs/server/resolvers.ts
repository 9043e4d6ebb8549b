import type { GraphQLResolveInfo } from 'graphql';
import { recordAccess } from '#audit/server';
import { findProducts } from '#inventory/server';
import { checkPage } from '#platform/check-input.ts';
import { dayIn } from '#platform/day-in.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { Enrolment, Program, ProgramContent, Resolvers } from '../api/program.gen.ts';
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
import { shapeContent, shapeEnrolments, shapeProgram } from './shape.ts';

const LONGEST_SEARCH = 200;

/** Resolvers of the service program. */
export const program: Resolvers = {
  Query: {
    programs: async (_parent, { search, archived, skip, take }, ctx) => {
      const wrong = checkPage(take ?? 50, skip ?? 0, 100) ?? checkSearch(search);
      if (wrong !== null) return wrong;
      const rows = await readPrograms(ctx.app.database.kysely, ctx.actor.clinicId, {
        ...{ search: typed(search), archived: archived ?? false, skip: skip ?? 0, take: take ?? 50 },
      });
      return Promise.all(rows.map((row) => shapeProgram(ctx, row, false)));
    },
    program: async (_parent, { id }, ctx) => {
      const row = await readProgram(ctx.app.database.kysely, ctx.actor.clinicId, id);
      return row === null ? notFound('program') : shapeProgram(ctx, row, true);
    },
    program_enrolments: async (_parent, { where, skip, take }, ctx) => {
      const wrong = checkPage(take ?? 50, skip ?? 0, 100) ?? checkSearch(where?.search);
      if (wrong !== null) return wrong;
      const { clinicId, timeZone } = ctx.actor;
      const patientId = where?.patient_id ?? null;
      const rows = await readEnrolments(ctx.app.database.kysely, clinicId, {
        ...{ ids: where?.id == null ? null : [where.id], programId: where?.program_id ?? null, patientId },
        ...{ state: where?.state ?? null, search: typed(where?.search), skip: skip ?? 0, take: take ?? 50 },
        overdueOn: where?.overdue === true ? dayIn(timeZone, ctx.now) : null,
      });
      const look = patientId === null ? ({ action: 'search' } as const) : ({ action: 'read', patientId } as const);
      await recordAccess(ctx, { ...look, objectType: 'program_enrolment' });
      return shapeEnrolments(ctx, rows, false);
    },
    program_enrolment: async (_parent, { id }, ctx) => {
      const rows = await readEnrolments(ctx.app.database.kysely, ctx.actor.clinicId, { ids: [id], skip: 0, take: 1 });
      if (rows[0] === undefined) return notFound('enrolment');
      const { patient_id: patientId } = rows[0];
      await recordAccess(ctx, { action: 'read', objectType: 'program_enrolment', objectId: id, patientId });
      const [shape] = await shapeEnrolments(ctx, rows, true);
      // Answers are read by those who read questionnaires.
      const scores = ctx.actor.rules.has('questionnaires.view') ? await readScores(ctx, rows[0]) : [];
      return { ...shape!, scores };
    },
    program_products: async (_parent, { search }, { app, actor, now }) => {
      const wrong = checkSearch(search);
      if (wrong !== null) return wrong;
      const page = { skip: 0, take: 50, today: dayIn(actor.timeZone, now) };
      const query = { search: typed(search) ?? '' };
      return (await findProducts(app.database.kysely, actor.clinicId, query, page)).products;
    },
    program_candidates: async (_parent, { program_id, search, tag, skip, take }, ctx) =>
      findCandidates(ctx, {
        ...{ programId: program_id, search: typed(search), tag: typed(tag), skip: skip ?? 0, take: take ?? 50 },
      }),
  },
  Mutation: {
    program_create: async (_parent, { input, key }, ctx, info) =>
      shaped(ctx, await createProgram(ctx, input, key ?? null), info),
    program_update: async (_parent, { id, version, input }, ctx, info) =>
      shaped(ctx, await changeProgram(ctx, id, version, input), info),
    program_copy: async (_parent, { id, key }, ctx, info) => shaped(ctx, await copyProgram(ctx, id, key ?? null), info),
    program_archive: async (_parent, { id, archived }, ctx, info) =>
      shaped(ctx, await archiveProgram(ctx, id, archived), info),
    program_content_create: async (_parent, { program_id, input, key }, ctx) =>
      shapedContent(await createContent(ctx, program_id, input, key ?? null)),
    program_content_update: async (_parent, { id, version, input, everywhere }, ctx) =>
      shapedContent(await changeContent(ctx, id, version, input, everywhere ?? false)),
    program_content_reuse: async (_parent, { content_id, program_id, key }, ctx) =>
      shapedContent(await reuseContent(ctx, content_id, program_id, key)),
    program_content_delete: async (_parent, { id }, ctx, info) => shaped(ctx, await deleteContent(ctx, id), info),
    program_content_order: async (_parent, { program_id, ids }, ctx, info) =>
      shaped(ctx, await orderContent(ctx, program_id, ids), info),
    program_enrol: async (_parent, { program_id, patient_ids, start_date, key }, ctx) => {
      const called = { programId: program_id, patientIds: patient_ids, startDay: start_date ?? null, key };
      const made = await enrolPatients(ctx, called);
      if (isDomainError(made)) return made;
      return { enrolled: await shapeEnrolments(ctx, made.enrolled, false), refused: made.refused };
    },
    program_pause: async (_parent, { ids }, ctx) => shapedAll(ctx, await pauseEnrolments(ctx, ids)),
    program_restart: async (_parent, { ids }, ctx) => shapedAll(ctx, await restartEnrolments(ctx, ids)),
    program_withdraw: async (_parent, { id, version, reason }, ctx, info) =>
      shapedOne(ctx, await withdrawEnrolment(ctx, id, version, reason), info),
    program_release: async (_parent, { enrolment_id, content_id }, ctx, info) =>
      shapedOne(ctx, await releaseEarly(ctx, enrolment_id, content_id), info),
    program_complete: async (_parent, { enrolment_id, content_id, done }, ctx, info) =>
      shapedOne(ctx, await setContentDone(ctx, enrolment_id, content_id, done), info),
  },
};

function typed(text: string | null | undefined): string | null {
  const words = text?.trim() ?? '';
  return words === '' ? null : words;
}

function checkSearch(text: string | null | undefined): DomainError | null {
  const isLong = text != null && text.length > LONGEST_SEARCH;
  return isLong ? invalid([{ path: 'search', message: `At most ${LONGEST_SEARCH} characters are expected.` }]) : null;
}

async function shaped(
  ctx: RequestContext,
  answer: ProgramRow | DomainError,
  info: GraphQLResolveInfo,
): Promise<Program | DomainError> {
  return isDomainError(answer) ? answer : shapeProgram(ctx, answer, selectedFields(info).has('contents'));
}

const shapedContent = (answer: ContentRow | DomainError): ProgramContent | DomainError =>
  isDomainError(answer) ? answer : shapeContent(answer);

async function shapedAll(
  ctx: RequestContext,
  answer: EnrolmentRow[] | DomainError,
): Promise<Enrolment[] | DomainError> {
  return isDomainError(answer) ? answer : shapeEnrolments(ctx, answer, false);
}

async function shapedOne(
  ctx: RequestContext,
  answer: EnrolmentRow | DomainError,
  info: GraphQLResolveInfo,
): Promise<Enrolment | DomainError> {
  if (isDomainError(answer)) return answer;
  return (await shapeEnrolments(ctx, [answer], selectedFields(info).has('contents')))[0]!;
}
