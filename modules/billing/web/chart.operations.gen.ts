// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProcedurePriceInput = {
  code_type: string;
  code: string;
  /** In cents; null removes the price. */
  price_cents?: number | null | undefined;
  /** The price that was shown; null if none was. */
  was_cents?: number | null | undefined;
};

export type SetProcedurePriceMutationVariables = Exact<{
  valid_from: string;
  prices: Array<ProcedurePriceInput> | ProcedurePriceInput;
}>;


export type SetProcedurePriceMutation = { procedure_prices_save: number };


export const SetProcedurePriceDocument: ApiDocument<SetProcedurePriceMutation, SetProcedurePriceMutationVariables> = {
  service: 'chart',
  name: 'SetProcedurePrice',
  query: "mutation SetProcedurePrice($valid_from: Date!, $prices: [ProcedurePriceInput!]!) {\n  procedure_prices_save(valid_from: $valid_from, prices: $prices)\n}",
};
