import type { Definition } from '../question.ts';

/** A questionnaire that every clinic begins with; a locked one is a validated instrument that nobody changes. */
export interface Instrument {
  code: string;
  name: string;
  type: string;
  comments: string;
  locked: boolean;
  definition: Definition;
}
