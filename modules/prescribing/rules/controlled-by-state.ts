/**
 * States that require electronic prescriptions, with the law and its scope. Collected in November 2026 from summaries,
 * not yet verified against each statute: the page asks to confirm the law, and a prescriber can always name an exception.
 * States without a known law are left out.
 */
const REQUIRED: Readonly<Record<string, readonly [scope: string, law: string]>> = {
  AR: ['controlled substances', 'Act 447 of 2019'],
  AZ: ['Schedule II opioids', 'A.R.S. § 36-2525'],
  CA: ['all prescriptions', 'Bus. & Prof. Code § 688'],
  CO: ['Schedule II to IV drugs', 'C.R.S. § 12-30-111'],
  CT: ['controlled substances', 'Conn. Gen. Stat. § 21a-249'],
  DE: ['all prescriptions', 'House Bill 115 of 2019'],
  FL: ['all prescriptions', 'Fla. Stat. § 456.42'],
  IA: ['all prescriptions', 'Iowa Code § 124.308'],
  IL: ['controlled substances', '720 ILCS 570/311.6'],
  IN: ['controlled substances', 'IC 25-1-9.3'],
  KY: ['controlled substances', 'KRS 218A.182'],
  MA: ['controlled substances', 'M.G.L. c. 94C § 23'],
  MD: ['controlled substances', 'Md. Code, Health-Gen. § 21-220'],
  ME: ['opioids', 'P.L. 2015 c. 488'],
  MI: ['all prescriptions', 'MCL 333.17754a'],
  MN: ['all prescriptions', 'Minn. Stat. § 62J.497'],
  MO: ['controlled substances', 'RSMo § 195.550'],
  NC: ['targeted controlled substances', 'N.C.G.S. § 90-106'],
  NE: ['controlled substances', 'Neb. Rev. Stat. § 38-1,146'],
  NV: ['controlled substances', 'Assembly Bill 310 of 2019'],
  NY: ['all prescriptions', 'Public Health Law § 281'],
  OK: ['controlled substances', '63 O.S. § 2-309'],
  PA: ['controlled substances', 'Act 96 of 2018'],
  RI: ['controlled substances', 'R.I. Gen. Laws § 21-28-3.18'],
  SC: ['controlled substances', 'S.C. Code § 44-53-360'],
  TN: ['controlled substances', 'T.C.A. § 63-1-160'],
  TX: ['controlled substances', 'Health & Safety Code § 481.0755'],
  UT: ['controlled substances', 'Utah Code § 58-37-22'],
  VA: ['opioids', 'Va. Code § 54.1-3408.02'],
  WA: ['controlled substances', 'RCW 69.50.312'],
};

/** Returns which prescriptions a state requires to be electronic, with the law; null if no such law is known. */
export function electronicOnly(state: string): { scope: string; law: string } | null {
  const [scope, law] = REQUIRED[state] ?? [];
  return scope === undefined || law === undefined ? null : { scope, law };
}

/** The exceptions that these laws make for paper. */
export const paperExceptions = [
  { value: 'technical', label: 'Technical or electrical failure' },
  { value: 'waiver', label: 'Waiver from the state' },
  { value: 'other-state', label: 'Dispensed in another state' },
  { value: 'urgent', label: 'A delay would harm the patient' },
  { value: 'facility', label: 'Hospice or long-term care' },
  { value: 'not-covered', label: 'The requirement does not cover this prescription' },
] as const;

/** States whose program uses PMP AWARxE at `https://<state>.pmpaware.net`. */
const AWARE: Readonly<Record<string, string>> = {
  HI: 'hawaii',
  IA: 'iowa',
  ID: 'idaho',
  LA: 'louisiana',
  MA: 'massachusetts',
  ME: 'maine',
  MI: 'michigan',
  MN: 'minnesota',
  MS: 'mississippi',
  NC: 'northcarolina',
  ND: 'northdakota',
  NH: 'newhampshire',
  NJ: 'newjersey',
  NM: 'newmexico',
  NV: 'nevada',
  OR: 'oregon',
  PA: 'pennsylvania',
  RI: 'rhodeisland',
  SC: 'southcarolina',
  SD: 'southdakota',
  TX: 'texas',
  VA: 'virginia',
  VT: 'vermont',
};

/** The official sites of the other prescription drug monitoring programs. */
const SITES: Readonly<Record<string, string>> = {
  AK: 'https://pdmp.alaska.gov',
  AL: 'https://www.alabamapublichealth.gov/pdmp',
  AZ: 'https://pharmacypmp.az.gov',
  CA: 'https://oag.ca.gov/cures',
  CO: 'https://dpo.colorado.gov/PDMP',
  CT: 'https://www.ct.gov/dcp/pmp',
  DC: 'https://dchealth.dc.gov/service/prescription-drug-monitoring-program',
  DE: 'https://dpr.delaware.gov/boards/pmp',
  FL: 'https://www.e-forcse.com',
  GA: 'https://dph.georgia.gov/pdmp',
  IL: 'https://www.ilpmp.org',
  IN: 'https://www.in.gov/pla/inspect',
  KS: 'https://pharmacy.ks.gov/k-tracs',
  KY: 'https://kog.chfs.ky.gov',
  MD: 'https://health.maryland.gov/pdmp',
  MO: 'https://pdmp.mo.gov',
  NY: 'https://commerce.health.state.ny.us',
  OH: 'https://www.ohiopmp.gov',
  TN: 'https://www.tncsmd.com',
  UT: 'https://csd.utah.gov',
  WA: 'https://doh.wa.gov/pmp',
  WI: 'https://pdmp.wi.gov',
};

/** The directory of all programs, of the PDMP Training and Technical Assistance Center. */
const ALL_PROGRAMS = 'https://www.pdmpassist.org/State';

/** Returns the site of a state's prescription drug monitoring program, or the directory of all programs. */
export function pdmpSite(state: string): string {
  const aware = AWARE[state];
  return aware === undefined ? (SITES[state] ?? ALL_PROGRAMS) : `https://${aware}.pmpaware.net`;
}
