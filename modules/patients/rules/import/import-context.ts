import type { FileDecisions } from './import-survey.ts';

/** What rows are read by. */
export interface ImportContext extends FileDecisions {
  /** The clinic's day, YYYY-MM-DD. */
  today: string;
  /** Two letters: where addresses and phones are that name no country; US where it is left out. */
  country?: string;
}
