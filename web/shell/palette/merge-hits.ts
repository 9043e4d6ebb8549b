import type { SearchHit } from '#kit/module/web-module.ts';

/** A hit with its kind. */
export interface KindHit extends SearchHit {
  kind: string;
}

/** Merges the kinds' hits round-robin, up to `most` in total (specification 1 §7: 12). */
export function mergeHits(found: readonly { kind: string; hits: readonly SearchHit[] }[], most = 12): KindHit[] {
  const merged: KindHit[] = [];
  const longest = Math.max(0, ...found.map(({ hits }) => hits.length));
  for (let turn = 0; turn < longest && merged.length < most; turn += 1) {
    for (const { kind, hits } of found) {
      const hit = hits[turn];
      if (hit !== undefined && merged.length < most) merged.push({ ...hit, kind });
    }
  }
  return merged;
}
