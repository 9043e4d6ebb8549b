import type { Paper } from './paper.ts';

/** The content of a document, its patient, and its mail address. */
export interface MadePaper {
  patientId: string;
  email: string | null;
  /** The file name. */
  name: string;
  paper: Paper;
}
