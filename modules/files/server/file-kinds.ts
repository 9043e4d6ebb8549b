import type { App } from '#platform/app.ts';
import type { FileKind } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';

/** Returns the file kind of an API permission, or undefined. */
export function kindByPermission(app: App, permission: string): FileKind | undefined {
  return kindsOf(app).find((kind) => kind.permission === permission);
}

/** Returns the file kind at /api/files/shared/<owner>/<id>/<name>. */
export function kindByPlace(app: App, owner: string, name: string): FileKind | undefined {
  return kindsOf(app).find((kind) => kind.owner === owner && kind.name === name);
}

/** Returns the place of a kind's file, if there is one per owner. */
export function placeOf(kind: FileKind, ownerId: string): string {
  return `${kind.owner}/${ownerId}/${kind.name}`;
}

function kindsOf(app: App): FileKind[] {
  return modulesOf(app).flatMap(({ fileKinds = [] }) => fileKinds);
}
