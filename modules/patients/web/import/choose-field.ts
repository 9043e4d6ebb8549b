import type { ImportChoices, MappedHeading } from './import-preview.ts';

/** Which column fills what: what the server proposed, and what a person chose instead. */
export interface ChosenMapping {
  mapping: Readonly<Record<string, MappedHeading>>;
  /** Only the columns that somebody decided about; the server proposes the others, with its reasons. */
  choices: ImportChoices;
}

/** The mapping after somebody chose a field for a column, null for none. A field that was another column's moves over. */
export function chooseField({ mapping, choices }: ChosenMapping, heading: string, field: string | null): ChosenMapping {
  const decided = new Map<string, string | null>([[heading, field]]);
  for (const [other, mapped] of Object.entries(mapping)) {
    if (other !== heading && field !== null && mapped.field === field) decided.set(other, null);
  }
  const shown = [...decided].map(([column, chosen]): [string, MappedHeading] => [
    column,
    chosen === null ? { field: null, reason: 'Not imported: your choice.' } : { field: chosen },
  ]);
  return {
    mapping: { ...mapping, ...Object.fromEntries(shown) },
    choices: { ...choices, ...Object.fromEntries(decided) },
  };
}
