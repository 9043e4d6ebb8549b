import { isRecord } from '../values-at.ts';

/** A resource of this API. */
export interface ResourceKey {
  readonly type: string;
  readonly id: string;
}

const FORM = /^([A-Z][A-Za-z]+)\/([A-Za-z0-9.-]{1,64})$/;
const ID = /^[A-Za-z0-9.-]{1,64}$/;

/** Returns whether a text can be the id of a resource. */
export function isResourceId(text: string): boolean {
  return ID.test(text);
}

/** Parses `Type/id`, also as an absolute address of this API; null for anything else. */
export function parseReference(text: string, base: string): ResourceKey | null {
  const [, type, id] = FORM.exec(text.startsWith(`${base}/`) ? text.slice(base.length + 1) : text) ?? [];
  return type === undefined || id === undefined ? null : { type, id };
}

/**
 * Returns whether one of the References, or canonical addresses, is the searched one: `Type/id`, the same as an absolute
 * address, or an id alone, which may have one of the types.
 */
export function matchesReference(
  values: readonly unknown[],
  searched: string,
  targets: readonly string[],
  base: string,
): boolean {
  const wanted = parseReference(searched, base);
  return values.map(referenceOf).some((found) => {
    if (found === null) return false;
    if (wanted === null && !ID.test(searched)) return found === searched;
    const key = parseReference(found, base);
    if (key === null) return false;
    if (wanted !== null) return key.type === wanted.type && key.id === wanted.id;
    return key.id === searched && (targets.length === 0 || targets.includes(key.type));
  });
}

/** Returns the address in a Reference or canonical; null if it has none. */
export function referenceOf(value: unknown): string | null {
  const found = isRecord(value) ? value['reference'] : value;
  return typeof found === 'string' ? found : null;
}
