// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type TestSetInput = {
  name: string;
  is_personal?: boolean | null | undefined;
  product_ids: Array<string>;
};

export type LabProductFragment = { id: string, lab_id: string, labName: string, testName: string, testType: string, alias: string, test_code: string, loinc: string, specimen: string, is_fasting: boolean, price: number | null, onlyEprescibeSupported: boolean, is_limited: boolean, covered_diagnoses: Array<string>, deleted_time: string | null, version: number, questions: Array<{ code: string, question: string, required: boolean }> };

export type FindTestProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  lab_id?: string | null | undefined;
  includeDeleted?: boolean | null | undefined;
  pageNumber?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type FindTestProductsQuery = { testProducts: { count: number, products: Array<{ id: string, lab_id: string, labName: string, testName: string, testType: string, alias: string, test_code: string, loinc: string, specimen: string, is_fasting: boolean, price: number | null, onlyEprescibeSupported: boolean, is_limited: boolean, covered_diagnoses: Array<string>, deleted_time: string | null, version: number, questions: Array<{ code: string, question: string, required: boolean }> }> } };

export type TestProductsByIdQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TestProductsByIdQuery = { tests: Array<{ id: string, lab_id: string, labName: string, testName: string, testType: string, alias: string, test_code: string, loinc: string, specimen: string, is_fasting: boolean, price: number | null, onlyEprescibeSupported: boolean, is_limited: boolean, covered_diagnoses: Array<string>, deleted_time: string | null, version: number, questions: Array<{ code: string, question: string, required: boolean }> }> };

export type TestSetsQueryVariables = Exact<{ [key: string]: never; }>;


export type TestSetsQuery = { testSets: Array<{ id: string, name: string, is_personal: boolean, version: number, products: Array<{ id: string, testName: string, labName: string }> }> };

export type CreateTestProductMutationVariables = Exact<{
  input: TestProductInput;
}>;


export type CreateTestProductMutation = { createTestProduct: { id: string } };

export type UpdateTestProductMutationVariables = Exact<{
  id: string;
  version: number;
  input: TestProductInput;
}>;


export type UpdateTestProductMutation = { updateTestProduct: { id: string } };

export type DeleteTestProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTestProductMutation = { deleteTestProduct: { id: string, testName: string } };

export type ReactivateTestProductMutationVariables = Exact<{
  id: string;
}>;


export type ReactivateTestProductMutation = { reactivateTestProduct: { id: string } };

export type AddStarterTestsMutationVariables = Exact<{
  lab_id: string;
}>;


export type AddStarterTestsMutation = { addStarterTests: number };

export type ImportTestProductsMutationVariables = Exact<{
  lab_id: string;
  csv: string;
  preview?: boolean | null | undefined;
}>;


export type ImportTestProductsMutation = { importTestProducts: { created: number, updated: number, problems: Array<{ line: number, message: string }> } };

export type SaveTestSetMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: TestSetInput;
}>;


export type SaveTestSetMutation = { saveTestSet: { id: string } };

export type DeleteTestSetMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTestSetMutation = { deleteTestSet: boolean };


export const FindTestProductsDocument: ApiDocument<FindTestProductsQuery, FindTestProductsQueryVariables> = {
  service: 'test',
  name: 'FindTestProducts',
  query: "query FindTestProducts($search: String, $lab_id: ID, $includeDeleted: Boolean, $pageNumber: Int, $perPage: Int) {\n  testProducts(\n    search: $search\n    lab_id: $lab_id\n    includeDeleted: $includeDeleted\n    pageNumber: $pageNumber\n    perPage: $perPage\n  ) {\n    count\n    products {\n      ...LabProduct\n    }\n  }\n}\nfragment LabProduct on TestProduct {\n  id\n  lab_id\n  labName\n  testName\n  testType\n  alias\n  test_code\n  loinc\n  specimen\n  is_fasting\n  questions {\n    code\n    question\n    required\n  }\n  price\n  onlyEprescibeSupported\n  is_limited\n  covered_diagnoses\n  deleted_time\n  version\n}",
};

export const TestProductsByIdDocument: ApiDocument<TestProductsByIdQuery, TestProductsByIdQueryVariables> = {
  service: 'test',
  name: 'TestProductsById',
  query: "query TestProductsById($ids: [ID!]!) {\n  tests(ids: $ids) {\n    ...LabProduct\n  }\n}\nfragment LabProduct on TestProduct {\n  id\n  lab_id\n  labName\n  testName\n  testType\n  alias\n  test_code\n  loinc\n  specimen\n  is_fasting\n  questions {\n    code\n    question\n    required\n  }\n  price\n  onlyEprescibeSupported\n  is_limited\n  covered_diagnoses\n  deleted_time\n  version\n}",
};

export const TestSetsDocument: ApiDocument<TestSetsQuery, TestSetsQueryVariables> = {
  service: 'test',
  name: 'TestSets',
  query: "query TestSets {\n  testSets {\n    id\n    name\n    is_personal\n    version\n    products {\n      id\n      testName\n      labName\n    }\n  }\n}",
};

export const CreateTestProductDocument: ApiDocument<CreateTestProductMutation, CreateTestProductMutationVariables> = {
  service: 'test',
  name: 'CreateTestProduct',
  query: "mutation CreateTestProduct($input: TestProductInput!) {\n  createTestProduct(input: $input) {\n    id\n  }\n}",
};

export const UpdateTestProductDocument: ApiDocument<UpdateTestProductMutation, UpdateTestProductMutationVariables> = {
  service: 'test',
  name: 'UpdateTestProduct',
  query: "mutation UpdateTestProduct($id: ID!, $version: Int!, $input: TestProductInput!) {\n  updateTestProduct(id: $id, version: $version, input: $input) {\n    id\n  }\n}",
};

export const DeleteTestProductDocument: ApiDocument<DeleteTestProductMutation, DeleteTestProductMutationVariables> = {
  service: 'test',
  name: 'DeleteTestProduct',
  query: "mutation DeleteTestProduct($id: ID!) {\n  deleteTestProduct(id: $id) {\n    id\n    testName\n  }\n}",
};

export const ReactivateTestProductDocument: ApiDocument<ReactivateTestProductMutation, ReactivateTestProductMutationVariables> = {
  service: 'test',
  name: 'ReactivateTestProduct',
  query: "mutation ReactivateTestProduct($id: ID!) {\n  reactivateTestProduct(id: $id) {\n    id\n  }\n}",
};

export const AddStarterTestsDocument: ApiDocument<AddStarterTestsMutation, AddStarterTestsMutationVariables> = {
  service: 'test',
  name: 'AddStarterTests',
  query: "mutation AddStarterTests($lab_id: ID!) {\n  addStarterTests(lab_id: $lab_id)\n}",
};

export const ImportTestProductsDocument: ApiDocument<ImportTestProductsMutation, ImportTestProductsMutationVariables> = {
  service: 'test',
  name: 'ImportTestProducts',
  query: "mutation ImportTestProducts($lab_id: ID!, $csv: String!, $preview: Boolean) {\n  importTestProducts(lab_id: $lab_id, csv: $csv, preview: $preview) {\n    created\n    updated\n    problems {\n      line\n      message\n    }\n  }\n}",
};

export const SaveTestSetDocument: ApiDocument<SaveTestSetMutation, SaveTestSetMutationVariables> = {
  service: 'test',
  name: 'SaveTestSet',
  query: "mutation SaveTestSet($id: ID, $version: Int, $input: TestSetInput!) {\n  saveTestSet(id: $id, version: $version, input: $input) {\n    id\n  }\n}",
};

export const DeleteTestSetDocument: ApiDocument<DeleteTestSetMutation, DeleteTestSetMutationVariables> = {
  service: 'test',
  name: 'DeleteTestSet',
  query: "mutation DeleteTestSet($id: ID!) {\n  deleteTestSet(id: $id)\n}",
};
