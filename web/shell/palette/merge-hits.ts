import type { SearchHit } from '#kit/module/web-module.ts';

/** A hit with the kind it came from. */
export interface KindHit extends SearchHit {
  kind: string;
}

/** Mixes the kinds' hits in turns, one of each at a time, up to `most` in all (spec 1 §7: round-robin, 12). */
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
