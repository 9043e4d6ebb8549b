/** The longest text that a patient or the clinic writes along, in characters. */
export const LONGEST_WORDS = 1000;
