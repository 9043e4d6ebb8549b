import type { ImportChoices, MappedHeading } from './import-preview.ts';

/** The column mapping: the server's proposal and the user's choices. */
export interface ChosenMapping {
  mapping: Readonly<Record<string, MappedHeading>>;
  /** Only the columns that the user changed; the others use the server's proposal with its reasons. */
  choices: ImportChoices;
}

/** Applies the user's choice of a field for a column, null for none. A field mapped to another column moves. */
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
