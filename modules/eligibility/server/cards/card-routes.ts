import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAccess, recordChange } from '#audit/server';
import { imageLimits, imageMessages } from '#files/rules';
import { type CheckedImage, checkImage, readFile, rejectFullQuota, removeFile, saveFile } from '#files/server';
import { domainError, isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import { textProblem } from '#platform/http/json-problem.ts';
import type { RouteContext } from '#platform/module.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readRequest } from '../requests/requests.sql.ts';
import { lockCoverage, readCoverages } from '../coverage/coverages.sql.ts';

type Side = 'front' | 'back';
const CARD = '/api/eligibility/coverages/:id/card/:side';
const FORM_ROOM = 64 * 1024;

/** Insurance card images: POST a form with the field `image`, GET the bytes, DELETE. */
export function cardRoutes({ server, app, admit }: RouteContext): void {
  server.post(CARD, async (http, reply) => {
    const ctx = await admit(http, reply, 'eligibility.edit');
    if (ctx === null) return reply;
    const place = placeOf(http);
    if (place === null) return send(reply, notFound('coverage'));
    const file = await receiveImage(http);
    if (isDomainError(file)) return send(reply, file);
    const saved = await saveCard(ctx, place.id, place.side, file);
    return isDomainError(saved) ? send(reply, saved) : { id: saved };
  });

  server.get('/api/eligibility/:of/:id/card/:side', async (http, reply) => {
    const ctx = await admit(http, reply, 'eligibility.view');
    if (ctx === null) return reply;
    const place = placeOf(http);
    const { of } = http.params as { of: string };
    const owner = place === null ? null : await ownerOf(ctx, of, place.id);
    const fileId = owner?.[`card_${place?.side ?? 'front'}_file_id`] ?? null;
    const file = fileId === null ? null : await readFile(app, ctx.actor.clinicId, fileId);
    if (owner === null || file === null) return send(reply, notFound('picture'));
    await recordAccess(ctx, {
      action: 'read',
      objectType: 'insurance_card',
      objectId: owner.id,
      patientId: owner.patient_id,
    });
    return reply
      .type(file.type)
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(file.bytes);
  });

  server.delete(CARD, async (http, reply) => {
    const ctx = await admit(http, reply, 'eligibility.edit');
    if (ctx === null) return reply;
    const place = placeOf(http);
    const removed = place === null ? notFound('coverage') : await putCard(ctx, place.id, place.side, null);
    return isDomainError(removed) ? send(reply, removed) : { id: null };
  });
}

type Owner = { id: string; patient_id: string; card_front_file_id: string | null; card_back_file_id: string | null };

/** Returns the owner of a card: a coverage or a patient's request; null if neither exists. */
async function ownerOf({ app, actor }: RequestContext, of: string, id: string): Promise<Owner | null> {
  const { kysely } = app.database;
  if (of === 'requests') return readRequest(kysely, actor.clinicId, id);
  return of === 'coverages' ? ((await readCoverages(kysely, actor.clinicId, [id]))[0] ?? null) : null;
}

/** Saves an image as one side of a coverage's card; returns the file id. */
export async function saveCard(
  ctx: RequestContext,
  id: string,
  side: Side,
  file: { name: string; bytes: Buffer },
): Promise<string | DomainError> {
  const { app, actor } = ctx;
  const full = await rejectFullQuota(app.database.kysely, ctx, file.bytes.length);
  if (full !== null) return full;
  const image = await checkImage(app, file.bytes, imageLimits, actor);
  if (isDomainError(image)) return image;
  return putCard(ctx, id, side, { name: file.name, ...image });
}

function putCard(
  ctx: RequestContext,
  id: string,
  side: Side,
  image: ({ name: string } & CheckedImage) | null,
): Promise<string | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const coverage = await lockCoverage(tx, clinicId, id);
    if (coverage === null) return notFound('coverage');
    const column = `card_${side}_file_id` as const;
    const before = coverage[column];
    if (before === null && image === null) return notFound('picture');
    const patientId = coverage.patient_id;
    const saved =
      image === null
        ? null
        : await saveFile(tx, { app, clinicId, folder: 'insurance-cards', patientId, userId: actor.userId, ...image });
    if (before !== null) await removeFile(tx, clinicId, before, now);
    await tx
      .updateTable('eligibility.coverage')
      .set({ [column]: saved?.id ?? null, updated_time: now })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    await recordChange(tx, ctx, {
      action: saved === null ? 'delete' : before === null ? 'create' : 'update',
      objectType: 'insurance_card',
      objectId: id,
      patientId,
      changes: { [side]: { before, after: saved?.id ?? null } },
    });
    await publish(tx, { clinicId, topic: 'eligibility.coverage-changed', body: { id, patient_id: patientId } });
    return saved?.id ?? '';
  });
}

function placeOf(http: FastifyRequest): { id: string; side: Side } | null {
  const { id, side } = http.params as { id: string; side: string };
  return isId(id) && (side === 'front' || side === 'back') ? { id, side } : null;
}

/** Reads the `image` field of a form into memory; rejects it if missing, truncated or too large. */
async function receiveImage(http: FastifyRequest): Promise<{ name: string; bytes: Buffer } | DomainError> {
  const failed = domainError('UPLOAD_FAILED', imageMessages.failed, 'Upload failed.');
  if (!http.isMultipart()) return failed;
  try {
    const part = await http.file({ limits: { fileSize: imageLimits.largestKb * 1024 + FORM_ROOM } });
    if (part?.fieldname !== 'image') {
      part?.file.resume();
      return failed;
    }
    const bytes = await part.toBuffer().catch(() => null);
    if (bytes === null && part.file.truncated)
      return domainError('IMAGE_TOO_LARGE', imageMessages.tooLarge(imageLimits.largestKb), 'Upload failed.');
    return bytes === null || textProblem(part.filename) !== null ? failed : { name: part.filename, bytes };
  } catch {
    return failed;
  }
}

const STATUS: Record<string, number> = { NOT_FOUND: 404, IMAGE_TOO_LARGE: 413, BUSY: 503, QUOTA_FULL: 413 };

function send(reply: FastifyReply, { code, message, title }: DomainError): FastifyReply {
  const extensions = { code, subType: 'Z_NotificationError', title };
  return reply.code(STATUS[code] ?? 400).send({ data: null, errors: [{ message, extensions }] });
}
