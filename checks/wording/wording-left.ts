interface WordingLeft {
  /** Strings that are not yet plain American English, by module or folder. The numbers only fall; an area that has none is not listed. */
  counts: Readonly<Record<string, number>>;
  /** Texts that stay, each with its reason. */
  exceptions: readonly { text: string; why: string }[];
}

export const WORDING_LEFT: WordingLeft = {
  counts: {
    audit: 3,
    patients: 2,
    platform: 2,
    practice: 1,
    sandbox: 1,
    seed: 4,
    server: 2,
    sessions: 1,
    web: 3,
  },
  exceptions: readonly { text: string; why: string }[];
}

export const WORDING_LEFT: WordingLeft = {
  counts: {
    audit: 3,
    codes: 11,
    drugs: 6,
    eligibility: 8,
    patients: 2,
    pharmacies: 3,
    platform: 2,
    practice: 1,
    prescribing: 16,
    audit: 14,
    chart: 41,
    fax: 10,
    files: 1,
    messages: 21,
    notices: 2,
    patients: 22,
    platform: 2,
    practice: 1,
    programs: 11,
    questionnaires: 18,
    requests: 10,
    sandbox: 1,
    seed: 4,
    server: 2,
    sessions: 1,
    vitals: 3,
    statistics: 6,
    tasks: 34,
    waitlist: 18,
    web: 3,
  },
  exceptions: [
    {
      text: 'Patient told',
      why: 'A value at the wire, stored with reviewed results; screens show “Patient notified”.',
    },
  ],
};
