/** A drug to check: by compendium identifier, or by free text. */
export interface DrugReference {
  descriptorId?: string | null;
  name: string;
  /** The ingredients of a compound, as written. */
  ingredients?: readonly string[];
}

/** An entry of an allergy list. */
export interface AllergyReference {
  substance: string;
  /** drug, food, insect, latex, mold, pet or pollen; unrecognized entries are only ignored if they are not drugs. */
  category?: string | null;
  reaction?: string | null;
  /** mild, moderate or severe. */
  severity?: string | null;
}

/** The amount per dose, in mg, mcg, g or mL of the product, and the times per day. */
export interface DoseReference {
  amount: number;
  /** mg, mcg, g; or a unit of the product such as tablet, capsule, mL, each, which is converted by its strength. */
  unit: string;
  timesPerDay: number | null;
  /** The amount is per day, derived from quantity and days supply: the single dose is unknown then. */
  isDaily?: boolean;
}

/** A drug that the patient takes, or that was prescribed. */
export interface TakenDrug extends DrugReference {
  /** Where it is recorded, as a sentence: date, prescriber and pharmacy of a prescription. */
  origin?: string | null;
  /** Distinguishes entries with the same name. */
  id?: string | null;
  /** The directions. */
  sig?: string | null;
}

/** The regimen of a prescription: the sig, and the dispensed quantity. */
export interface Regimen {
  sig: string;
  quantity: number | null;
  /** Tablet, Capsule, Milliliter, Gram, Each. */
  quantityUnit: string;
  daysSupply: number | null;
}

/** A patient state that is known to be true or false, with the source; `unknown` has the reason. */
export interface KnownState {
  state: 'yes' | 'no' | 'unknown';
  /** The source, or why it is unknown: "Positive pregnancy test on 10/01/2026". */
  because: string;
}

/** Patient conditions that affect drug safety, from the record. */
export interface PatientConditions {
  pregnancy: KnownState;
  lactation: KnownState;
  /** eGFR in mL/min/1.73 m²; null if no recent result or diagnosis gives it. */
  kidney: { egfr: number | null; because: string };
}

/** The input of a safety check for a drug about to be given. */
export interface SafetyQuestion {
  candidate: DrugReference;
  /** Current medications and active prescriptions, without the candidate. */
  medications: readonly TakenDrug[];
  allergies: readonly AllergyReference[];
  /** False if the patient was not asked for allergies: an empty list says nothing then. */
  allergiesRecorded: boolean;
  ageMonths: number | null;
  weightKg: number | null;
  /** A dose as numbers; ignored if there is a regimen. */
  dose: DoseReference | null;
  regimen?: Regimen | null;
  /** Omitted if pregnancy, lactation and kidney function were not looked up; the coverage mentions it. */
  conditions?: PatientConditions | null;
}

export type SafetyKind = 'allergy' | 'interaction' | 'duplicate' | 'dose' | 'pregnancy' | 'lactation' | 'kidney';
export type SafetySeverity = 'severe' | 'moderate' | 'minor';
export type SafetyOutcome = 'alert' | 'none' | 'could-not-check';

/** A safety alert; only severe ones interrupt. */
export interface SafetyAlert {
  /** Stable for the same drugs and concern, so that "still appropriate" can be remembered. */
  key: string;
  kind: SafetyKind;
  severity: SafetySeverity;
  title: string;
  text: string;
  /** The source of the alert. */
  source: string;
  /** The medication or allergy on the patient's list; null for a dose. */
  about: string | null;
  /** Can't be overridden; the prescription has to be changed. */
  isHardStop?: boolean;
}

/** Something that could not be checked, and why. */
export interface UncheckedItem {
  kind: SafetyKind;
  subject: string;
  reason: string;
}

/** The data that a check was based on. */
export interface DrugCoverage {
  /** As a sentence for the screen. */
  text: string;
  /** The oldest date of the lists used. */
  asOf: string | null;
  sources: readonly { kind: string; source: string; releaseName: string; asOf: string | null; total: number }[];
}

/** The result: the outcome of each check, and the overall one. */
export interface SafetyAnswer {
  outcome: SafetyOutcome;
  /** Pregnancy, lactation and kidney are omitted if not requested. */
  checks: Readonly<Partial<Record<SafetyKind, SafetyOutcome>>>;
  /** Most severe first. */
  alerts: readonly SafetyAlert[];
  unchecked: readonly UncheckedItem[];
  coverage: DrugCoverage;
}

/** A drug as recognized by the compendium. */
export interface ReadDrug {
  name: string;
  descriptorId: string | null;
  /** The recognized ingredients. */
  ingredients: readonly string[];
  /** Exactly in the compendium, or every word is known; everything else is free text, however much was recognized. */
  isCoded: boolean;
  route: string;
  /** Per unit of the product, in mg by ingredient; null if unknown. */
  strengthMg: number | null;
  /** Reference volume of the strength, in mL; null for a tablet. */
  perMl: number | null;
  /** Per unit of the product, in mg of each ingredient with a known strength. */
  strengths: Readonly<Record<string, number>>;
}

/** A current medication as recognized by the compendium. */
export interface ReadTaken extends ReadDrug {
  origin: string | null;
  id: string | null;
  sig: string | null;
}

/** An allergy as recognized by the compendium. */
export interface ReadAllergy extends AllergyReference {
  ingredients: readonly string[];
  classIds: readonly string[];
}

/** A drug class for a check. */
export interface DrugClass {
  id: string;
  title: string;
  isTherapy: boolean;
  isAllergy: boolean;
  /** Severity if another member of the class is not tolerated. */
  kinSeverity: SafetySeverity;
}

/** An interaction; a side is an ingredient, or `class:` with an id. */
export interface InteractionPair {
  one: string;
  other: string;
  severity: SafetySeverity;
  effect: string;
  source: string;
}

/** A possible cross-reaction between two classes. */
export interface CrossReaction {
  classId: string;
  otherClassId: string;
  severity: SafetySeverity;
  effect: string;
  source: string;
}

/** The maximum dose at an age, in mg of the ingredient. */
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

/** The minimum interval of a drug in days. */
export interface FrequencyLimit {
  ingredient: string;
  route: string;
  /** Applies from this strength per unit, in mg. */
  fromStrengthMg: number;
  leastDaysBetween: number;
  isHardStop: boolean;
  warning: string;
  source: string;
}

/** A warning for pregnancy, breastfeeding, or below an eGFR; the subject is an ingredient, or `class:` with an id. */
export interface ConditionWarning {
  condition: 'pregnancy' | 'lactation' | 'kidney';
  subject: string;
  belowEgfr: number | null;
  severity: SafetySeverity;
  effect: string;
  source: string;
}

/** All facts from the compendium for one check. */
export interface SafetyFacts {
  candidate: ReadDrug;
  /** Unrecognized ingredients of a compound. */
  unknownIngredients: readonly string[];
  medications: readonly ReadTaken[];
  allergies: readonly ReadAllergy[];
  classes: ReadonlyMap<string, readonly DrugClass[]>;
  pairs: readonly InteractionPair[];
  cross: readonly CrossReaction[];
  limits: readonly DoseLimit[];
  frequencies: readonly FrequencyLimit[];
  warnings: readonly ConditionWarning[];
  coverage: DrugCoverage;
}
