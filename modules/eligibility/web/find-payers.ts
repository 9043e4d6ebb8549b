import { request } from '#kit/api/request.ts';
import type { SearchOption } from '#kit/forms/fields/search-select-field.tsx';
import { truncate } from '#kit/formats/truncate.ts';
import { SearchPayersDocument } from './eligibility.operations.gen.ts';

/** Spec 3 §9: the payer search waits 300 ms, and labels are truncated to 40 characters. */
export const PAYER_DEBOUNCE_MS = 300;
const LABEL = 40;

/** Returns the clinic's payers that match the input. */
export async function findPayers(typed: string, signal: AbortSignal): Promise<readonly SearchOption[]> {
  const { searchPayers } = await request(SearchPayersDocument, { text: typed, take: 20 }, { signal });
  return searchPayers.map(({ id, payer_name }) => ({ value: id, label: truncate(payer_name, LABEL) }));
}
