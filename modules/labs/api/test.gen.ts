// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Field } from '../../../platform/field.ts';

export type TestProductList = {
  count: number;
  products: Array<TestProduct>;
};

export type TestProduct = {
  id: string;
  lab_id: string;
  labName: string;
  testName: string;
  testType: string;
  alias: string;
  test_code: string;
  loinc: string;
  specimen: string;
  is_fasting: boolean;
  questions: Array<EntryQuestion>;
  /** In cents; null where it is not known. */
  price?: number | null;
  /** Spelled as in the product: the test can be ordered over the wire. */
  onlyEprescibeSupported: boolean;
  /** Medicare pays for the covered diagnoses only. */
  is_limited: boolean;
  covered_diagnoses: Array<string>;
  deleted_time?: Date | string | null;
  version: number;
};

/** What a laboratory asks when the test is ordered. */
export type EntryQuestion = {
  code: string;
  question: string;
  required: boolean;
};

export type EntryQuestionInput = {
  code: string;
  question: string;
  required?: boolean | null | undefined;
};

export type TestProductInput = {
  lab_id: string;
  test_code: string;
  testName: string;
  testType?: string | null | undefined;
  alias?: string | null | undefined;
  loinc?: string | null | undefined;
  specimen?: string | null | undefined;
  is_fasting?: boolean | null | undefined;
  questions?: Array<EntryQuestionInput> | null | undefined;
  price?: number | null | undefined;
  onlyEprescibeSupported?: boolean | null | undefined;
  is_limited?: boolean | null | undefined;
  covered_diagnoses?: Array<string> | null | undefined;
};

export type CompendiumImport = {
  created: number;
  updated: number;
  problems: Array<CompendiumProblem>;
};

export type CompendiumProblem = {
  line: number;
  message: string;
};

export type TestSet = {
  id: string;
  name: string;
  is_personal: boolean;
  products: Array<TestProduct>;
  version: number;
};

export type TestSetInput = {
  name: string;
  is_personal?: boolean | null | undefined;
  product_ids: Array<string>;
};

export type QueryResolvers = {
  testProducts?: Field<TestProductList, {
    search?: string | null | undefined;
    lab_id?: string | null | undefined;
    onlyEprescibeSupported: boolean;
    includeDeleted: boolean;
    pageNumber: number;
    perPage: number;
  }>;
  tests?: Field<Array<TestProduct>, { ids: Array<string> }>;
  testSets?: Field<Array<TestSet>>;
};

export type MutationResolvers = {
  createTestProduct?: Field<TestProduct, { input: TestProductInput }>;
  updateTestProduct?: Field<TestProduct, { id: string; version: number; input: TestProductInput }>;
  deleteTestProduct?: Field<TestProduct, { id: string }>;
  reactivateTestProduct?: Field<TestProduct, { id: string }>;
  addStarterTests?: Field<number, { lab_id: string }>;
  importTestProducts?: Field<CompendiumImport, { lab_id: string; csv: string; preview: boolean }>;
  saveTestSet?: Field<TestSet, {
    id?: string | null | undefined;
    version?: number | null | undefined;
    input: TestSetInput;
  }>;
  deleteTestSet?: Field<boolean, { id: string }>;
};

export type Resolvers = {
  Query?: QueryResolvers;
  Mutation?: MutationResolvers;
};
