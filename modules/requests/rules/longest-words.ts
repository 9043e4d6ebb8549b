/** Maximum length of a comment by a patient or the clinic, in characters. */
export const LONGEST_WORDS = 1000;
