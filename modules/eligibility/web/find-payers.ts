import { request } from '#kit/api/request.ts';
import type { SearchOption } from '#kit/forms/fields/search-select-field.tsx';
import { truncate } from '#kit/formats/truncate.ts';
import { SearchPayersDocument } from './eligibility.operations.gen.ts';

/** Spec 3 §9: the search for a payer waits 300 ms, and its labels are cut to 40 characters. */
export const PAYER_DEBOUNCE_MS = 300;
const LABEL = 40;

/** Payers of the clinic that fit what is typed. */
export async function findPayers(typed: string, signal: AbortSignal): Promise<readonly SearchOption[]> {
  const { searchPayers } = await request(SearchPayersDocument, { text: typed, take: 20 }, { signal });
  return searchPayers.map(({ id, payer_name }) => ({ value: id, label: truncate(payer_name, LABEL) }));
}
