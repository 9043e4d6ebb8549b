import { request } from '#kit/api/request.ts';
import type { ImportOutcome } from '#kit/imports/import-outcome.ts';
import { ImportCoveragesDocument, ImportPayersDocument } from '../eligibility.operations.gen.ts';

interface Import {
  title: string;
  columns: string;
  send: (text: string, preview: boolean) => Promise<ImportOutcome>;
}

/** The imports from files: payers, and coverages of patients. */
export const IMPORTS: Readonly<Record<'payers' | 'coverages', Import>> = {
  payers: {
    title: 'Import payers',
    columns: 'Payer ID, Name; optional: Type, Phone, Address, City, State, ZIP',
    send: async (text, preview) => {
      const { importPayers } = await request(ImportPayersDocument, { text, apply: !preview });
      return outcomeOf({ ...importPayers });
    },
  },
  coverages: {
    title: 'Import coverages',
    columns:
      'Record number, Payer, Member ID; optional: Plan, Group number, Relationship, Subscriber first name, ' +
      'Subscriber last name, Subscriber date of birth, Priority, Start, End',
    send: async (text, preview) => {
      const { importCoverages } = await request(ImportCoveragesDocument, { text, apply: !preview });
      return outcomeOf({ ...importCoverages, updated: 0 });
    },
  },
};

interface Answer extends Omit<ImportOutcome, 'problems'> {
  issues: readonly { row: number; message: string }[];
}

function outcomeOf({ issues, ...counts }: Answer): ImportOutcome {
  return { ...counts, problems: issues.map(({ row, message }) => ({ line: row, message })) };
}
