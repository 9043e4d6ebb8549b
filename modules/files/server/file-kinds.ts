import type { App } from '#platform/app.ts';
import type { FileKind } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';

/** The kind of file that a permission of the wire means; undefined for an unknown one. */
export function kindByPermission(app: App, permission: string): FileKind | undefined {
  return kindsOf(app).find((kind) => kind.permission === permission);
}

/** The kind of file that is read at /api/files/shared/<owner>/<id>/<name>. */
export function kindByPlace(app: App, owner: string, name: string): FileKind | undefined {
  return kindsOf(app).find((kind) => kind.owner === owner && kind.name === name);
}

/** The place of one file of a kind; where there is one for each owner. */
export function placeOf(kind: FileKind, ownerId: string): string {
  return `${kind.owner}/${ownerId}/${kind.name}`;
}

function kindsOf(app: App): FileKind[] {
  return modulesOf(app).flatMap(({ fileKinds = [] }) => fileKinds);
}
