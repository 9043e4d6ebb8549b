import { readFile } from '#files/server';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { PortalContext, PortalOperation } from '#platform/module.ts';
import { recordPortalChange, recordPortalView, submitRequest } from '#requests/server';
import { percentDone, standings } from '../rules/index.ts';
import { readContents, type ContentRow } from './content/contents.sql.ts';
import { completeContentIn, reopenContentIn } from './enrolments/complete-content.ts';
import { lockEnrolment, recordOnEnrolment, readEnrolments, type EnrolmentRow } from './enrolments/enrolments.sql.ts';
import { progressOf, updateProgress, type ProgressRow } from './enrolments/progress.sql.ts';
import { notFound } from './program-errors.ts';

const MOST = 20;
/** Kinds that the patient marks as done; the others are completed by the record they link to. */
const SAID_DONE: readonly string[] = ['text', 'document', 'video', 'appointment', 'product'];

/** A patient's programs in the portal. Locked content shows only its title and when it opens. */
export const portalOperations: Readonly<Record<string, PortalOperation>> = {
  'programs.list': async (portal) => {
    const { app, clinicId, patientId } = portal;
    const rows = await readEnrolments(app.database.kysely, clinicId, { patientId, skip: 0, take: MOST });
    const shown = rows.filter(({ state }) => state !== 'withdrawn');
    const programs = await Promise.all(shown.map((row) => shapeFor(portal, row)));
    if (shown.length > 0) await recordPortalView(portal, { action: 'read', objectType: 'program_enrolment' });
    return { programs };
  },
  /** Records that a piece of content was opened, and returns it. */
  'programs.open': (portal, input) =>
    withContent(portal, input, async (tx, { enrolment, content, progress }) => {
      const { now } = portal;
      const at = { enrolment_id: enrolment.id, content_id: content.id };
      if (progress.opened_time === null) {
        await updateProgress(tx, portal.clinicId, at, { opened_time: now });
        await recordOnEnrolment(tx, enrolment, { last_activity_time: now });
      }
      const { product_name: name, product_price_cents: cents } = content;
      const product = name === null ? null : { name, price_cents: cents };
      return { body: content.body, video_url: content.video_url, file_name: content.file_name, product };
    }),
  'programs.done': (portal, input) =>
    withContent(portal, input, async (tx, { enrolment, content }) => {
      if (!SAID_DONE.includes(content.kind)) return doneElsewhere();
      return changed(tx, portal, enrolment, content, 'done');
    }),
  'programs.reopen': (portal, input) =>
    withContent(portal, input, async (tx, { enrolment, content }) => {
      if (!SAID_DONE.includes(content.kind)) return doneElsewhere();
      return changed(tx, portal, enrolment, content, 'not_done');
    }),
  'programs.document': async (portal, input) => {
    const found = await withContent(portal, input, async (_tx, { content }) => ({ file: content.file_id ?? '' }));
    if (isDomainError(found)) return found;
    const fileId = (found as { file: string }).file;
    const file = isId(fileId) ? await readFile(portal.app, portal.clinicId, fileId) : null;
    return file === null ? notFound('content') : { type: file.type, data: file.bytes.toString('base64') };
  },
  /** Requests the visit of the content; a repeated call returns the same request. */
  'programs.ask': async (portal, input) => {
    const found = await withContent(portal, input, async (_tx, { content }) =>
      content.kind === 'appointment' ? { category: content.event_category_id, title: content.title } : doneElsewhere(),
    );
    if (isDomainError(found)) return found;
    const { category, title } = found as { category: string | null; title: string };
    const data = { category_id: category, wished_date: null, wished_time: null };
    const request = await submitRequest(portal, { type: 'MakeAppointment', data, description: title });
    if (isDomainError(request)) return request;
    const at = idsOf(input);
    await portal.app.database.transaction((tx) =>
      updateProgress(tx, portal.clinicId, at!, { request_id: request.id, opened_time: portal.now }),
    );
    return { asked: true };
  },
};

const doneElsewhere = (): DomainError =>
  domainError('DONE_ELSEWHERE', 'This is marked as done automatically when you complete it.', 'Not possible');

interface ReleasedContent {
  enrolment: EnrolmentRow;
  content: ContentRow;
  progress: ProgressRow;
}

/** Runs an operation on content released to the signed-in patient: other content is reported as not found. */
async function withContent(
  { app, clinicId, patientId }: PortalContext,
  input: unknown,
  work: (tx: Tx, released: ReleasedContent) => Promise<object | DomainError>,
): Promise<object | DomainError> {
  const ids = idsOf(input);
  if (ids === null) return notFound('content');
  return app.database.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, clinicId, ids.enrolment_id);
    if (enrolment === null || enrolment.patient_id !== patientId || enrolment.withdrawn_time !== null)
      return notFound('content');
    const contents = await readContents(tx, clinicId, [enrolment.program_id]);
    const content = contents.find(({ id }) => id === ids.content_id);
    const progress = (await progressOf(tx, clinicId, enrolment.id)).get(ids.content_id);
    if (content === undefined || progress === undefined) return notFound('content');
    return work(tx, { enrolment, content, progress });
  });
}

async function changed(
  tx: Tx,
  portal: PortalContext,
  enrolment: EnrolmentRow,
  content: ContentRow,
  to: 'done' | 'not_done',
): Promise<object | DomainError> {
  const { app, now, timeZone } = portal;
  const is =
    to === 'done'
      ? await completeContentIn(tx, app, enrolment, content.id, { now, timeZone, userId: null })
      : await reopenContentIn(tx, app, enrolment, content.id, { now, timeZone });
  if (isDomainError(is)) return is;
  if (is)
    await recordPortalChange(tx, portal, {
      action: 'update',
      objectType: 'program_enrolment',
      objectId: enrolment.id,
      changes: { [to]: { before: null, after: content.title } },
    });
  return {};
}

async function shapeFor({ app, clinicId, now, timeZone }: PortalContext, enrolment: EnrolmentRow): Promise<object> {
  const { kysely } = app.database;
  const contents = await readContents(kysely, clinicId, [enrolment.program_id]);
  const progress = await progressOf(kysely, clinicId, enrolment.id);
  const stand = standings(contents, progress, enrolment, dayIn(timeZone, now));
  return {
    id: enrolment.id,
    name: enrolment.program_name,
    state: enrolment.state,
    start_date: enrolment.start_day,
    percent: percentDone(contents, progress),
    contents: contents.map(({ id, kind, title, required }, index) => {
      const { state, opensOn, waitsFor } = stand[index]!;
      const known = progress.get(id);
      return {
        id,
        kind,
        title,
        required,
        state,
        opens_date: opensOn,
        waits_for: waitsFor,
        due_date: known?.due_day ?? null,
        is_said_done: SAID_DONE.includes(kind),
      };
    }),
  };
}

function idsOf(input: unknown): { enrolment_id: string; content_id: string } | null {
  const { enrolment_id, content_id } = (typeof input === 'object' && input !== null ? input : {}) as Record<
    string,
    unknown
  >;
  const isGiven = (id: unknown): id is string => typeof id === 'string' && isId(id);
  return isGiven(enrolment_id) && isGiven(content_id)
    ? { enrolment_id: enrolment_id.toLowerCase(), content_id: content_id.toLowerCase() }
    : null;
}
