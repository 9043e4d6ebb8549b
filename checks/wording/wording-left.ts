interface WordingLeft {
  /**
   * The number of strings that are not yet plain American English, by module or folder. The numbers only decrease; an
   * area without any is not listed.
   */
  counts: Readonly<Record<string, number>>;
  /** Exceptions, each with its reason. */
  exceptions: readonly { text: string; why: string }[];
}

export const WORDING_LEFT: WordingLeft = {
  counts: {
    sandbox: 1,
    seed: 2,
    web: 3,
  },
  exceptions: [
    {
      text: 'Patient told',
      why: 'A value of the API, stored with reviewed results; screens show “Patient notified”.',
    },
  ],
};
