import type { Schedule } from '../controlled/controlled.ts';
import type { SafetySeverity } from '../safety.ts';

/** The format of a file. */
export type DrugFileFormat = 'fda-product' | 'fda-package' | 'rxterms' | 'ndc-groups' | 'pairs';

/** Labels of the formats. */
export const DRUG_FORMATS: Readonly<Record<DrugFileFormat, string>> = {
  'fda-product': 'FDA NDC directory: products',
  'fda-package': 'FDA NDC directory: packages',
  rxterms: 'RxTerms',
  'ndc-groups': 'NDCs by RxTerms name',
  pairs: 'Interaction pairs',
};

/** A product from a file. */
export interface StagedProduct {
  /** As prescribed: name, strength, form. */
  title: string;
  /** The name only, for its identifier. */
  name: string;
  isBrand: boolean;
  ingredients: string[];
  strength: string;
  unit: string;
  route: string;
  formCode: string;
  formTitle: string;
  /** Tablets and capsules are not distinguished. */
  isPill: boolean;
  schedule: Schedule | null;
  rxcui: string | null;
  group: string | null;
  /** The first nine digits of its NDCs. */
  ndc9: string[];
  /** Additional search words. */
  words: string;
  /** Its brand identifies it in free text. */
  isNamed: boolean;
}

/** A package from a file. */
export interface StagedPackage {
  ndc: string;
  description: string;
}

/** A pair of interacting drugs from a file. */
export interface StagedPair {
  one: string;
  other: string;
  severity: SafetySeverity;
  effect: string;
  source: string;
}

/** A line that can't be imported, and why. */
export interface LineIssue {
  line: number;
  message: string;
}

/** The content of a drug file. */
export interface DrugFile {
  format: DrugFileFormat;
  release: { name: string; asOf: string | null };
  products: StagedProduct[];
  packages: StagedPackage[];
  /** Nine-digit NDCs with their RxTerms group. */
  groups: { ndc9: string; group: string }[];
  pairs: StagedPair[];
  issues: LineIssue[];
  issuesTotal: number;
}

/** Returns the number of entries in a file. */
export const entriesOf = ({ products, packages, groups, pairs }: DrugFile): number =>
  products.length + packages.length + groups.length + pairs.length;
