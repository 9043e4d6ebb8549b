import type { Definition } from '../question.ts';

/** A questionnaire every clinic starts with; a locked one is a validated instrument that can't be changed. */
export interface Instrument {
  code: string;
  name: string;
  /** The title for patients, instead of a name that is a code. */
  title?: string;
  type: string;
  comments: string;
  locked: boolean;
  definition: Definition;
}
