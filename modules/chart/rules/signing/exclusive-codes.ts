/** Procedure codes of which one visit has at most one. A code or a range, both ends included. */
const FAMILIES: readonly { of: string; codes: readonly string[] }[] = [
  // CPT, Evaluation and Management: one visit has one level.
  { of: 'office and telehealth visits', codes: ['99202-99205', '99211-99215', '98000-98015'] },
  { of: 'preventive visits', codes: ['99381-99387', '99391-99397'] },
  // Medicare Claims Processing Manual, chapter 18, §80 and §140.
  { of: 'Medicare preventive visits', codes: ['G0402', 'G0438', 'G0439'] },
  { of: 'transitional care', codes: ['99495', '99496'] },
  { of: 'tobacco counseling', codes: ['99406', '99407'] },
  { of: 'psychotherapy', codes: ['90832', '90834', '90837'] },
  { of: 'psychiatric evaluations', codes: ['90791', '90792'] },
  // National Correct Coding Initiative, procedure-to-procedure edits: a service includes the other.
  { of: 'electrocardiograms', codes: ['93000', '93005', '93010'] },
  { of: 'spirometry', codes: ['94010', '94060'] },
  { of: 'cerumen removal', codes: ['69209', '69210'] },
  { of: 'wart destruction', codes: ['17110', '17111'] },
  { of: 'small joint injections', codes: ['20600', '20604'] },
  { of: 'intermediate joint injections', codes: ['20605', '20606'] },
  { of: 'large joint injections', codes: ['20610', '20611'] },
  { of: 'urinalysis', codes: ['81000-81003'] },
  { of: 'metabolic panels', codes: ['80047', '80048', '80053'] },
  { of: 'blood counts', codes: ['85025', '85027'] },
  { of: 'chest X-rays', codes: ['71045-71048'] },
  { of: 'blood draws', codes: ['36415', '36416'] },
];

// A distinct service, or another side of the body, may be listed beside it (NCCI Policy Manual, chapter 1, E).
const DISTINCT = new Set(['59', 'XE', 'XP', 'XS', 'XU']);
const SIDES = ['LT', 'RT'];

/** A procedure with its modifiers. */
export interface CodedProcedure {
  cpt_code: string;
  modifiers: readonly string[];
}

/** Returns whether a code is listed, alone or within a range of five characters. */
export function isListed(code: string, codes: readonly string[]): boolean {
  return codes.some((each) => {
    const [from, to = from] = each.split('-') as [string, string?];
    return code.length === from.length && code >= from && code <= to;
  });
}

/** Returns the pairs of procedures that exclude each other on one day, with the name of their family. */
export function exclusivePairs(cpts: readonly CodedProcedure[]): { one: string; other: string; of: string }[] {
  return FAMILIES.flatMap(({ of, codes }) => {
    const listed = cpts.filter(({ cpt_code }) => isListed(cpt_code, codes));
    return listed.flatMap((one, at) =>
      listed
        .slice(at + 1)
        .filter((other) => one.cpt_code !== other.cpt_code && !isDistinct(one, other))
        .map((other) => ({ one: one.cpt_code, other: other.cpt_code, of })),
    );
  });
}

function isDistinct(one: CodedProcedure, other: CodedProcedure): boolean {
  if ([...one.modifiers, ...other.modifiers].some((modifier) => DISTINCT.has(modifier))) return true;
  const sideOf = ({ modifiers }: CodedProcedure): string | undefined =>
    modifiers.find((modifier) => SIDES.includes(modifier));
  return sideOf(one) !== undefined && sideOf(other) !== undefined && sideOf(one) !== sideOf(other);
}
