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

/** A drug that the patient takes, or that has been prescribed for them. */
export interface TakenDrug extends DrugReference {
  /** Where it is recorded, in a sentence: date, prescriber and pharmacy of a prescription. */
  origin?: string | null;
  /** Tells entries of the same name apart. */
  id?: string | null;
  /** How it is taken, in words. */
  sig?: string | null;
}

/** How a drug is to be taken, as the prescription has it: the sig in words, and what the pharmacy hands out. */
export interface Regimen {
  sig: string;
  quantity: number | null;
  /** Tablet, Capsule, Milliliter, Gram, Each. */
  quantityUnit: string;
  daysSupply: number | null;
}

/** Something about the patient that is known to be so or not so, and by what; `unknown` says why nothing is known. */
export interface KnownState {
  state: 'yes' | 'no' | 'unknown';
  /** What says so, or why it is not known: "Positive pregnancy test of 10/01/2026". */
  because: string;
}

/** What in the patient changes how a drug is judged, as the record tells it. */
export interface PatientConditions {
  pregnancy: KnownState;
  lactation: KnownState;
  /** eGFR in mL/min/1.73 m²; null where no recent result or diagnosis tells it. */
  kidney: { egfr: number | null; because: string };
}

/** What is asked of the compendium about a drug that somebody is about to give. */
export interface SafetyQuestion {
  candidate: DrugReference;
  /** What the patient takes now, and what is prescribed for them, without the candidate. */
  medications: readonly TakenDrug[];
  allergies: readonly AllergyReference[];
  /** False where nobody has asked for allergies yet: an empty list then says nothing. */
  allergiesRecorded: boolean;
  ageMonths: number | null;
  weightKg: number | null;
  /** A dose in numbers; where there is a regimen, that is read instead. */
  dose: DoseReference | null;
  regimen?: Regimen | null;
  /** Left out where pregnancy, lactation and kidney function were not looked up: the coverage says so then. */
  conditions?: PatientConditions | null;
}

export type SafetyKind = 'allergy' | 'interaction' | 'duplicate' | 'dose' | 'pregnancy' | 'lactation' | 'kidney';
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
  /** It can't be overridden: the prescription has to be changed. */
  isHardStop?: boolean;
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
  /** Pregnancy, lactation and kidney are left out where they were not asked about. */
  checks: Readonly<Partial<Record<SafetyKind, SafetyOutcome>>>;
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
  /** Of one unit of the product, in mg of each ingredient that it is known of. */
  strengths: Readonly<Record<string, number>>;
}

/** The same of a drug that the patient takes. */
export interface ReadTaken extends ReadDrug {
  origin: string | null;
  id: string | null;
  sig: string | null;
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

/** A drug that is not taken more often than every so many days. */
export interface FrequencyLimit {
  ingredient: string;
  route: string;
  /** Holds from this strength of one unit on, in mg. */
  fromStrengthMg: number;
  leastDaysBetween: number;
  isHardStop: boolean;
  warning: string;
  source: string;
}

/** What is said of a drug in pregnancy, while nursing, or below an eGFR; the subject is an ingredient or `class:` with an id. */
export interface ConditionWarning {
  condition: 'pregnancy' | 'lactation' | 'kidney';
  subject: string;
  belowEgfr: number | null;
  severity: SafetySeverity;
  effect: string;
  source: string;
}

/** Everything that the rules need to answer: read from the compendium for one question. */
export interface SafetyFacts {
  candidate: ReadDrug;
  /** Texts of a compound's ingredients that nobody knows. */
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
