// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type TestProductList<Rows = object> = {
  count: number;
  products: Array<Answer<Rows, 'TestProduct', TestProduct<Rows>>>;
};

export type TestProduct<Rows = object> = {
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
  questions: Array<Answer<Rows, 'EntryQuestion', EntryQuestion>>;
  /** In cents; null if unknown. */
  price?: number | null;
  /** Spelled as in the product: the test can be ordered electronically. */
  onlyEprescibeSupported: boolean;
  /** Medicare covers the test for the covered diagnoses only. */
  is_limited: boolean;
  covered_diagnoses: Array<string>;
  deleted_time?: Date | string | null;
  version: number;
};

/** A question that a laboratory asks when the test is ordered. */
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

export type CompendiumImport<Rows = object> = {
  created: number;
  updated: number;
  problems: Array<Answer<Rows, 'CompendiumProblem', CompendiumProblem>>;
};

export type CompendiumProblem = {
  line: number;
  message: string;
};

export type TestSet<Rows = object> = {
  id: string;
  name: string;
  is_personal: boolean;
  products: Array<Answer<Rows, 'TestProduct', TestProduct<Rows>>>;
  version: number;
};

export type TestSetInput = {
  name: string;
  is_personal?: boolean | null | undefined;
  product_ids: Array<string>;
};

export type QueryResolvers<Rows = object> = {
  testProducts?: Field<Answer<Rows, 'TestProductList', TestProductList<Rows>>, {
    search?: string | null | undefined;
    lab_id?: string | null | undefined;
    onlyEprescibeSupported: boolean | null;
    includeDeleted: boolean | null;
    pageNumber: number | null;
    perPage: number | null;
  }>;
  tests?: Field<Array<Answer<Rows, 'TestProduct', TestProduct<Rows>>>, { ids: Array<string> }>;
  testSets?: Field<Array<Answer<Rows, 'TestSet', TestSet<Rows>>>>;
};

export type MutationResolvers<Rows = object> = {
  createTestProduct?: Field<Answer<Rows, 'TestProduct', TestProduct<Rows>>, { input: TestProductInput }>;
  updateTestProduct?: Field<Answer<Rows, 'TestProduct', TestProduct<Rows>>, {
    id: string;
    version: number;
    input: TestProductInput;
  }>;
  deleteTestProduct?: Field<Answer<Rows, 'TestProduct', TestProduct<Rows>>, { id: string }>;
  reactivateTestProduct?: Field<Answer<Rows, 'TestProduct', TestProduct<Rows>>, { id: string }>;
  addStarterTests?: Field<number, { lab_id: string }>;
  importTestProducts?: Field<Answer<Rows, 'CompendiumImport', CompendiumImport<Rows>>, {
    lab_id: string;
    csv: string;
    preview: boolean | null;
  }>;
  saveTestSet?: Field<Answer<Rows, 'TestSet', TestSet<Rows>>, {
    id?: string | null | undefined;
    version?: number | null | undefined;
    input: TestSetInput;
  }>;
  deleteTestSet?: Field<boolean, { id: string }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    TestProductList: TestProductList<Rows>;
    TestProduct: TestProduct<Rows>;
    EntryQuestion: EntryQuestion;
    CompendiumImport: CompendiumImport<Rows>;
    CompendiumProblem: CompendiumProblem;
    TestSet: TestSet<Rows>;
  }
>;
