/** A drug that is asked about: by its identifier in the compendium, or by what somebody wrote. */
export interface DrugReference {
  descriptorId?: string | null;
  name: string;
  /** What a compound is mixed of, as it is written. */
  ingredients?: readonly string[];
}

/** An entry of a list of allergies. */
export interface AllergyReference {
  substance: string;
  /** drug, food, insect, latex, mold, pet or pollen; only what is none of a drug may stay unread in silence. */
  category?: string | null;
  reaction?: string | null;
  /** mild, moderate or severe. */
  severity?: string | null;
}

/** How much is given at a time, in mg, mcg, g or mL of the product, and how often a day. */
export interface DoseReference {
  amount: number;
  /** mg, mcg, g; or a unit of the product as tablet, capsule, mL, each: then its strength is reckoned with. */
  unit: string;
  timesPerDay: number | null;
  /** The amount is that of a whole day, as quantity and days supply tell it: how much at a time is not known then. */
  isDaily?: boolean;
}

/** What is asked of the compendium about a drug that somebody is about to give. */
export interface SafetyQuestion {
  candidate: DrugReference;
  /** What the patient takes now, without the candidate. */
  medications: readonly DrugReference[];
  allergies: readonly AllergyReference[];
  /** False where nobody has asked for allergies yet: an empty list then says nothing. */
  allergiesRecorded: boolean;
  ageMonths: number | null;
  weightKg: number | null;
  dose: DoseReference | null;
}

export type SafetyKind = 'allergy' | 'interaction' | 'duplicate' | 'dose';
export type SafetySeverity = 'severe' | 'moderate' | 'minor';
export type SafetyOutcome = 'alert' | 'none' | 'could-not-check';

/** Something to be thought of before the drug is given; only a severe one interrupts. */
export interface SafetyAlert {
  /** The same for the same drugs and the same concern, so that "still appropriate" can be remembered. */
  key: string;
  kind: SafetyKind;
  severity: SafetySeverity;
  title: string;
  text: string;
  /** Who says so. */
  source: string;
  /** The medication or allergy on the patient's list that it is about; null for a dose. */
  about: string | null;
}

/** Something that could not be checked, and why. */
export interface Unchecked {
  kind: SafetyKind;
  subject: string;
  reason: string;
}

/** What was known when it was checked. */
export interface DrugCoverage {
  /** In a sentence, as it stands on screen. */
  text: string;
  /** The oldest day that what was used speaks of. */
  asOf: string | null;
  sources: readonly { kind: string; source: string; releaseName: string; asOf: string | null; total: number }[];
}

/** The answer: what each check came to, and all of them together. */
export interface SafetyAnswer {
  outcome: SafetyOutcome;
  checks: Readonly<Record<SafetyKind, SafetyOutcome>>;
  /** The worst first. */
  alerts: readonly SafetyAlert[];
  unchecked: readonly Unchecked[];
  coverage: DrugCoverage;
}

/** What the compendium made of a drug that is named. */
export interface ReadDrug {
  name: string;
  descriptorId: string | null;
  /** The ingredients that were recognised. */
  ingredients: readonly string[];
  /** The compendium has it so, or knows every word of it; all else is free text, however well it was read. */
  isCoded: boolean;
  route: string;
  /** Of one unit of the product, in mg by ingredient; null where it can't be told. */
  strengthMg: number | null;
  /** Volume that the strength speaks of, in mL; null for a tablet. */
  perMl: number | null;
}

/** What the compendium made of an allergy. */
export interface ReadAllergy extends AllergyReference {
  ingredients: readonly string[];
  classIds: readonly string[];
}

/** A class as a check needs it. */
export interface DrugClass {
  id: string;
  title: string;
  isTherapy: boolean;
  isAllergy: boolean;
  /** How much it weighs that another one of it is not borne. */
  kinSeverity: SafetySeverity;
}

/** What does not go together; a side is an ingredient or `class:` with an id. */
export interface InteractionPair {
  one: string;
  other: string;
  severity: SafetySeverity;
  effect: string;
  source: string;
}

/** Who does not bear the one class may react to the other. */
export interface CrossReaction {
  classId: string;
  otherClassId: string;
  severity: SafetySeverity;
  effect: string;
  source: string;
}

/** How much is given at most at an age, in mg of the ingredient. */
export interface DoseLimit {
  ingredient: string;
  route: string;
  fromMonths: number;
  toMonths: number | null;
  mostSingleMg: number | null;
  mostDailyMg: number | null;
  mostDailyMgPerKg: number | null;
  warning: string | null;
  severity: SafetySeverity;
  source: string;
}

/** Everything that the rules need to answer: read from the compendium for one question. */
export interface SafetyFacts {
  candidate: ReadDrug;
  /** Texts of a compound's ingredients that nobody knows. */
  unknownIngredients: readonly string[];
  medications: readonly ReadDrug[];
  allergies: readonly ReadAllergy[];
  classes: ReadonlyMap<string, readonly DrugClass[]>;
  pairs: readonly InteractionPair[];
  cross: readonly CrossReaction[];
  limits: readonly DoseLimit[];
  coverage: DrugCoverage;
}
