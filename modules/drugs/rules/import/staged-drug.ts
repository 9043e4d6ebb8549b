import type { Schedule } from '../controlled/controlled.ts';
import type { SafetySeverity } from '../safety.ts';

/** How a file is written. */
export type DrugFileFormat = 'fda-product' | 'fda-package' | 'rxterms' | 'ndc-groups' | 'pairs';

/** The forms in words. */
export const DRUG_FORMATS: Readonly<Record<DrugFileFormat, string>> = {
  'fda-product': 'FDA NDC directory: products',
  'fda-package': 'FDA NDC directory: packages',
  rxterms: 'RxTerms',
  'ndc-groups': 'NDCs by RxTerms name',
  pairs: 'Interaction pairs',
};

/** A product as a file tells it. */
export interface StagedProduct {
  /** As it is prescribed: name, strength, form. */
  title: string;
  /** The name alone, for its identifier. */
  name: string;
  isBrand: boolean;
  ingredients: string[];
  strength: string;
  unit: string;
  route: string;
  formCode: string;
  formTitle: string;
  /** Tablets and capsules are not told apart. */
  isPill: boolean;
  schedule: Schedule | null;
  rxcui: string | null;
  group: string | null;
  /** The first nine digits of the NDCs that it is sold under. */
  ndc9: string[];
  /** What else finds it. */
  words: string;
  /** Its brand may stand for it in free text. */
  isNamed: boolean;
}

/** A package as a file tells it. */
export interface StagedPackage {
  ndc: string;
  description: string;
}

/** Two drugs that do not go together, as a file tells them. */
export interface StagedPair {
  one: string;
  other: string;
  severity: SafetySeverity;
  effect: string;
  source: string;
}

/** A line that can't be taken, and why. */
export interface LineIssue {
  line: number;
  message: string;
}

/** All that a file of drugs tells. */
export interface DrugFile {
  format: DrugFileFormat;
  release: { name: string; asOf: string | null };
  products: StagedProduct[];
  packages: StagedPackage[];
  /** NDCs of nine digits with the group of RxTerms that they belong to. */
  groups: { ndc9: string; group: string }[];
  pairs: StagedPair[];
  issues: LineIssue[];
  issuesTotal: number;
}

/** How many entries a file tells. */
export const entriesOf = ({ products, packages, groups, pairs }: DrugFile): number =>
  products.length + packages.length + groups.length + pairs.length;
