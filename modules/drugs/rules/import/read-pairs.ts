import { ingredientName } from '../drug-text.ts';
import type { SafetySeverity } from '../safety.ts';
import type { StagedPair } from './staged-drug.ts';

type Cells = Readonly<Record<string, string>>;

const ONE = /^(drug_?a|drug_?1|one|object_?drugs?|object|first)$/i;
const OTHER = /^(drug_?b|drug_?2|other|precipitant_?drugs?|precipitant|second)$/i;

/** Returns whether the headers are those of a pairs file. */
export const hasPairHeadings = (headings: readonly string[]): boolean =>
  headings.some((heading) => ONE.test(heading.trim())) && headings.some((heading) => OTHER.test(heading.trim()));

/**
 * Reads a row of a pairs file: every drug of one cell with every drug of the other. A sentence if a side is missing.
 */
export function readPairs(cells: Cells, fallback: string): StagedPair[] | string {
  const cell = (pattern: RegExp): string =>
    Object.entries(cells)
      .find(([heading]) => pattern.test(heading.trim()))?.[1]
      .trim() ?? '';
  const [ones, others] = [listed(cell(ONE)), listed(cell(OTHER))];
  if (ones.length === 0 || others.length === 0) return 'One of the two drugs is missing.';
  const severity = severityOf(cell(/^(severity|level|management)$/i));
  const effect = cell(/^(effect|description|interaction|comment|note)$/i) || 'These two are listed as interacting.';
  const source = (cell(/^(source|reference)$/i) || fallback).slice(0, 400);
  return ones.flatMap((one) =>
    others.flatMap((other) =>
      one === other ? [] : [{ one, other, severity, effect: sentence(effect).slice(0, 600), source }],
    ),
  );
}

/** Maps the severity of an interaction to our three levels. */
export function severityOf(text: string): SafetySeverity {
  if (/contraindic|critical|severe|major|high|always/i.test(text)) return 'severe';
  return /minor|low|mild/i.test(text) ? 'minor' : 'moderate';
}

const listed = (text: string): string[] => [
  ...new Set(
    text
      .split(/,\s+|;\s*|\|/)
      .map(ingredientName)
      .filter((part) => part !== ''),
  ),
];

const sentence = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
