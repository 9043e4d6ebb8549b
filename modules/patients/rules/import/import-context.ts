import type { FileDecisions } from './import-survey.ts';

/** The context for reading rows. */
export interface ImportContext extends FileDecisions {
  /** The clinic's date, YYYY-MM-DD. */
  today: string;
  /** Two letters: default country of addresses and phones; US if omitted. */
  country?: string;
}
