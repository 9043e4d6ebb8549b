// What states print on or require of written prescriptions for drugs that are not controlled.
const OF_STATE: Readonly<Record<string, string>> = {
  // 105 CMR 721.020.
  MA: 'Massachusetts: interchange is mandated unless the practitioner writes the words “no substitution”.',
  // N.J.S.A. 45:14-55.
  NJ: 'New Jersey: valid only on a New Jersey Prescription Blank.',
  // Public Health Law § 21, 10 NYCRR 910.
  NY: 'New York: valid only on an official New York State prescription form.',
};

/** 42 U.S.C. § 1396b(i)(23), in all states. */
const MEDICAID = 'Medicaid: valid only on tamper-resistant paper.';

/** Returns the wording of a prescription that is signed on paper, for the prescriber's state. */
export function paperWording(state: string): string[] {
  const own = OF_STATE[state];
  return own === undefined ? [MEDICAID] : [own, MEDICAID];
}
