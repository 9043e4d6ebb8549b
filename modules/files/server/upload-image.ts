import { recordChange } from '#audit/server';
import type { FileKind } from '#platform/module.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { checkImage } from './check-image.ts';
import { findFileAt } from './files.sql.ts';
import { placeOf } from './file-kinds.ts';
import { rejectFullQuota } from './reject-full-quota.ts';
import { removeFileAt } from './remove-file.ts';
import { saveFile } from './save-file.ts';

/** Saves an image at its kind's place for an owner, replacing the previous one. */
export async function uploadImage(
  ctx: RequestContext,
  kind: FileKind,
  ownerId: string,
  file: { name: string; bytes: Buffer },
): Promise<{ id: string } | DomainError> {
  const { app, actor } = ctx;
  const error = await app.database.transaction((tx) => kind.admit(tx, ctx, ownerId));
  if (error !== null) return error;
  const full = await rejectFullQuota(app.database.kysely, ctx, file.bytes.length);
  if (full !== null) return full;
  const image = await checkImage(app, file.bytes, kind.image, actor);
  if (isDomainError(image)) return image;
  return app.database.transaction(async (tx) => {
    const gone = await kind.admit(tx, ctx, ownerId);
    if (gone !== null) return gone;
    const place = placeOf(kind, ownerId);
    const before = await findFileAt(tx, actor.clinicId, place);
    const patientId = kind.owner === 'patient' ? ownerId : null;
    const { id } = await saveFile(tx, {
      app,
      place,
      patientId,
      clinicId: actor.clinicId,
      userId: actor.userId,
      folder: kind.folder,
      name: file.name,
      ...image,
    });
    await kind.changed(tx, ctx, ownerId, id);
    await recordChange(tx, ctx, {
      action: before === null ? 'create' : 'update',
      objectType: kind.objectType,
      objectId: ownerId,
      patientId,
      changes: { file_id: { before: before?.id ?? null, after: id } },
    });
    return { id };
  });
}

/** Removes an owner's image of a kind. */
export async function removeImage(ctx: RequestContext, kind: FileKind, ownerId: string): Promise<DomainError | null> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx) => {
    const error = await kind.admit(tx, ctx, ownerId);
    if (error !== null) return error;
    const place = placeOf(kind, ownerId);
    const before = await findFileAt(tx, actor.clinicId, place);
    if (before === null) return domainError('NOT_FOUND', 'Choose an image.', 'Not found');
    await removeFileAt(tx, actor.clinicId, place, now);
    await kind.changed(tx, ctx, ownerId, null);
    await recordChange(tx, ctx, {
      action: 'delete',
      objectType: kind.objectType,
      objectId: ownerId,
      patientId: kind.owner === 'patient' ? ownerId : null,
      changes: { file_id: { before: before.id, after: null } },
    });
    return null;
  });
}
