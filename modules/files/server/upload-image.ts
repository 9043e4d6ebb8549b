import { recordChange } from '#audit/server';
import type { FileKind } from '#platform/module.ts';
import { isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { checkImage } from './check-image.ts';
import { findFileAt } from './files.sql.ts';
import { placeOf } from './file-kinds.ts';
import { removeFileAt } from './remove-file.ts';
import { saveFile } from './save-file.ts';

/** Puts an image into the one place that its kind has with an owner, instead of what was there. */
export async function uploadImage(
  request: Request,
  kind: FileKind,
  ownerId: string,
  file: { name: string; bytes: Buffer },
): Promise<{ id: string } | Refusal> {
  const { house, actor } = request;
  const refused = await house.database.transaction((tx) => kind.admit(tx, request, ownerId));
  if (refused !== null) return refused;
  const image = await checkImage(file.bytes, kind.image, actor.userId);
  if (isRefusal(image)) return image;
  return house.database.transaction(async (tx) => {
    const gone = await kind.admit(tx, request, ownerId);
    if (gone !== null) return gone;
    const place = placeOf(kind, ownerId);
    const before = await findFileAt(tx, actor.clinicId, place);
    const patientId = kind.owner === 'patient' ? ownerId : null;
    const { id } = await saveFile(tx, {
      ...{ house, place, patientId, clinicId: actor.clinicId, userId: actor.userId },
      ...{ folder: kind.folder, name: file.name, ...image },
    });
    await kind.changed(tx, request, ownerId, id);
    await recordChange(tx, request, {
      action: before === null ? 'create' : 'update',
      objectType: kind.objectType,
      objectId: ownerId,
      patientId,
      changes: { file_id: { before: before?.id ?? null, after: id } },
    });
    return { id };
  });
}

/** Takes the image of a kind away from its owner. */
export async function removeImage(request: Request, kind: FileKind, ownerId: string): Promise<Refusal | null> {
  const { house, actor, now } = request;
  return house.database.transaction(async (tx) => {
    const refused = await kind.admit(tx, request, ownerId);
    if (refused !== null) return refused;
    const place = placeOf(kind, ownerId);
    const before = await findFileAt(tx, actor.clinicId, place);
    if (before === null) return refuse('NOT_FOUND', 'There is no image.', 'Not found');
    await removeFileAt(tx, actor.clinicId, place, now);
    await kind.changed(tx, request, ownerId, null);
    await recordChange(tx, request, {
      action: 'delete',
      objectType: kind.objectType,
      objectId: ownerId,
      patientId: kind.owner === 'patient' ? ownerId : null,
      changes: { file_id: { before: before.id, after: null } },
    });
    return null;
  });
}
