import { WORDING_LEFT } from './wording-left.ts';
import { hasReadableStrings, readableStrings } from '../reading/strings-of.ts';
import type { Breach, Check } from '../reading/source-file.ts';

/** Patterns of translated sentences, and what to write instead. */
const PATTERNS: readonly [RegExp, string][] = [
  [
    /\b(stands|stood|stand)\b(?! (up|by|for)\b)|\bstanding (here|there|in|on|with)\b/i,
    'is listed, exists, is on file, is in stock',
  ],
  [/\b(lies|lay|lie) (there|here|in|with|on|at|under)\b/i, 'is stored, is in stock, is on file'],
  [/\b(somebody|nobody|whoever|everybody|anybody|whosoever)\b/i, 'you, a member, the patient, everyone, someone'],
  [
    /(?<!\b(?:there|it|here) )\b(is|are|was|were|be) no (?!longer\b|more\b|less\b|fewer\b|later\b|earlier\b|match|one\b|show)/i,
    'is not a …, or “Enter a valid …”',
  ],
  [
    /\b(did not come|has come|have come|came in|come in|comes in|came back|comes by)\b/i,
    'could not be loaded, was received, arrived',
  ],
  [/\b(give|gives|gave|given|giving) (\w+ ){0,2}(up|back|away)\b/i, 'cancel, refund, return'],
  [/\b(take|takes|took|taken|taking) (\w+ ){0,2}(away|back|down)\b/i, 'delete, undo, retract, unpin'],
  [/\b(put|puts|putting) (\w+ ){0,2}(away|aside)\b/i, 'archive'],
  [/\b(hand|hands|handed|handing) (\w+ ){0,2}(over|out|in)\b/i, 'submit, dispense, give'],
  [/\b(bring|brings|brought) (\w+ ){0,2}(back|in)\b/i, 'restore, import'],
  [/\b(go|goes|going|went) on\b(?! to\b)/i, 'continue'],
  [
    /\b(anew|meanwhile|all the same|so much|as ever|in all(?=[.,;)]|$)|at once|by itself|by themselves|for certain|the other way round)\b/i,
    'again, since then, anyway, quantity, as before, in total, immediately, automatically',
  ],
  [/\b(told|tells|telling)\b/i, 'notified, reported, shown'],
  [/, as (\d|“|")/, 'e.g.'],
  [/\b(of|is|are) (ours|theirs|one’s own)\b/i, 'our …, their …'],
  [
    /\b(leads nowhere|of this name|of that name|in its place|in their place)\b/i,
    'is not valid, with this name, instead',
  ],
  [
    /\b(colour|favourite|programme|organis|recognis|authoris|behaviour|centre|labour|licence|grey)/i,
    'American spelling',
  ],
];

// Notes and messages of the demo clinic are fictional user content.
const NARRATIVE = /^seed\/people\/demo\//;

/** User-facing strings must not contain these patterns, except those counted or excepted in `wording-left.ts`. */
export function wording(left = WORDING_LEFT): Check {
  return (files) => {
    const found = files
      .filter(({ path }) => hasReadableStrings(path) && !NARRATIVE.test(path))
      .flatMap(readableStrings)
      .flatMap(oddities);
    const byArea = Map.groupBy(found, ({ path }) => areaOf(path));
    const areas = new Set([...byArea.keys(), ...Object.keys(left.counts)]);
    return [...areas].flatMap((area) => weigh(area, byArea.get(area) ?? [], left.counts[area] ?? 0));
  };

  function oddities({ path, line, text }: { path: string; line: number; text: string }): Breach[] {
    if (left.exceptions.some((each) => text.includes(each.text))) return [];
    const spoken = text.replaceAll(/\$\{[^}]*\}/g, '…');
    const hit = PATTERNS.flatMap(([pattern, instead]) => {
      const match = pattern.exec(spoken);
      return match === null ? [] : [`“${match[0]}” in “${text.slice(0, 120)}”: ${instead}`];
    });
    return hit.length === 0 ? [] : [{ path, line, message: hit[0]! }];
  }
}

/** Returns the area of a file: its module, or its first folder. */
const areaOf = (path: string): string => /^modules\/([^/]+)/.exec(path)?.[1] ?? path.split('/')[0]!;

function weigh(area: string, found: readonly Breach[], allowed: number): Breach[] {
  if (found.length === allowed) return [];
  if (found.length > allowed) return [...found];
  const message = `${area} has ${found.length} odd strings: lower its ${allowed} to that`;
  return [{ path: 'checks/wording/wording-left.ts', line: 1, message }];
}
