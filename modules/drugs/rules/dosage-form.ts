/** A dosage form as written on a prescription, with its short code. */
export interface DosageForm {
  code: string;
  title: string;
}

/** The dosage forms of the compendium, by their word in identifiers. */
export const DOSAGE_FORMS = {
  tab: { code: 'TABS', title: 'Tablet' },
  taber: { code: 'TB24', title: 'Tablet, extended release' },
  tabec: { code: 'TBEC', title: 'Tablet, delayed release' },
  tabch: { code: 'CHEW', title: 'Tablet, chewable' },
  tabodt: { code: 'TBDP', title: 'Tablet, disintegrating' },
  tabsl: { code: 'SUBL', title: 'Tablet, sublingual' },
  cap: { code: 'CAPS', title: 'Capsule' },
  caper: { code: 'CP24', title: 'Capsule, extended release' },
  sol: { code: 'SOLN', title: 'Solution' },
  susp: { code: 'SUSP', title: 'Suspension' },
  syrup: { code: 'SYRP', title: 'Syrup' },
  drops: { code: 'DROP', title: 'Drops' },
  inj: { code: 'INJ', title: 'Injection' },
  cr: { code: 'CREA', title: 'Cream' },
  crv: { code: 'CREA', title: 'Cream' },
  oint: { code: 'OINT', title: 'Ointment' },
  gel: { code: 'GEL', title: 'Gel' },
  lot: { code: 'LOTN', title: 'Lotion' },
  foam: { code: 'FOAM', title: 'Foam' },
  shamp: { code: 'SHAM', title: 'Shampoo' },
  patch: { code: 'PTCH', title: 'Patch' },
  film: { code: 'FILM', title: 'Film' },
  spray: { code: 'SPRY', title: 'Spray' },
  inh: { code: 'AERO', title: 'Inhaler' },
  neb: { code: 'NEBU', title: 'Nebulizer solution' },
  powd: { code: 'POWD', title: 'Powder' },
  supp: { code: 'SUPP', title: 'Suppository' },
  loz: { code: 'LOZG', title: 'Lozenge' },
  kit: { code: 'KIT', title: 'Kit' },
} as const satisfies Record<string, DosageForm>;

export type FormKey = keyof typeof DOSAGE_FORMS;

const READINGS: readonly [FormKey, RegExp][] = [
  ['kit', /\bkit\b|\bpack\b/],
  ['neb', /nebuli|inhalation solution|solution for inhalation|inhalation suspension/],
  ['inh', /inhal|aerosol, metered|metered dose|powder, metered|\baero/],
  ['tabodt', /disintegrat|\bodt\b|orally/],
  ['tabch', /chew/],
  ['tabsl', /sublingual tab|tablet, sublingual|sublingual pill/],
  ['caper', /caps.*(extended|\ber\b|sustained|12 ?h|24 ?h)|(extended|24 ?h|12 ?h).*caps/],
  ['taber', /\b(tab|pill).*(extended|\ber\b|sustained|12 ?h|24 ?h)|(extended|24 ?h|12 ?h).*\b(tab|pill)/],
  ['tabec', /\b(tab|pill).*(delayed|enteric)|(delayed|enteric).*\b(tab|pill)/],
  ['cap', /caps/],
  ['tab', /\btab|\bpill|caplet/],
  ['susp', /suspension|\bsusp/],
  ['syrup', /syrup|elixir/],
  ['drops', /drop|ophthalmic solution|otic solution|ophthalmic liquid|otic liquid/],
  ['inj', /inject|injectable|\bvial\b|syringe|pen\b|prefilled|intravenous|auto-injector/],
  ['film', /\bfilm\b/],
  ['spray', /spray/],
  ['crv', /vaginal cream/],
  ['cr', /cream/],
  ['oint', /ointment/],
  ['gel', /\bgel\b|jelly/],
  ['lot', /lotion/],
  ['foam', /foam/],
  ['shamp', /shampoo|soap/],
  ['patch', /patch|transdermal|film, extended/],
  ['supp', /suppositor/],
  ['loz', /lozenge|troche/],
  ['powd', /powder|granule|packet/],
  ['sol', /solution|liquid|oil\b|concentrate|tincture|rinse|wash/],
];

/** Parses a dosage form from a file or user input; null if unknown. */
export function readForm(text: string): FormKey | null {
  const word = text.toLowerCase();
  return READINGS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/**
 * Returns the dispensing unit of a dosage form, as specified for opening a drug: milliliters, capsules, tablets, or
 * each.
 */
export function quantityUnitOf(formDescription: string): 'Milliliter' | 'Capsule' | 'Tablet' | 'Each' {
  if (/suspension|solution/i.test(formDescription)) return 'Milliliter';
  if (/capsule/i.test(formDescription)) return 'Capsule';
  return /tablet/i.test(formDescription) ? 'Tablet' : 'Each';
}

const ROUTES: readonly [string, RegExp][] = [
  ['Sublingual', /sublingual|buccal/],
  ['Oral', /oral|mouth|dental/],
  ['Subcutaneous', /subcutan/],
  ['Intramuscular', /intramusc/],
  ['Intravenous', /intraven/],
  ['Injection', /inject|intra-?articul|intradermal|epidural|parenteral|intrathecal/],
  ['Inhalation', /inhal|respirat|nebul/],
  ['Nasal', /nasal|nose/],
  ['Ophthalmic', /ophthal|eye|conjunct|intravitreal/],
  ['Otic', /otic|auricul|ear\b/],
  ['Vaginal', /vagin/],
  ['Rectal', /rect/],
  ['Transdermal', /transderm/],
  ['Topical', /topic|cutan|skin|percut|mucosal/],
];

/** Normalizes the route to one word, or returns an unknown text unchanged. The first of several routes counts. */
export function readRoute(text: string): string {
  const first = text.split(';')[0]!.trim().toLowerCase();
  const known = ROUTES.find(([, pattern]) => pattern.test(first))?.[0];
  return known ?? (first === '' ? '' : first[0]!.toUpperCase() + first.slice(1));
}
