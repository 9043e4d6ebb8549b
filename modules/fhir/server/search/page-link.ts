import { type DomainError, invalid } from '#platform/domain-error.ts';
import { openText, sealText } from '#platform/http/seal-answer.ts';
import type { QueryPair, SortKey } from '../../rules/index.ts';
import type { FhirCall } from '../call.ts';

/** Where the next page begins: after a match in a sorted list, or after an id of a source. */
export type Cursor = { readonly key: SortKey } | { readonly source: string; readonly after: string | null };

/** The content of a link to a further page. */
export interface PageLink {
  readonly path: string;
  readonly pairs: readonly QueryPair[];
  readonly cursor: Cursor;
}

/** Returns the content of a link as a token that only this clinic and app can open: it may name what was searched. */
export async function sealPage(call: FhirCall, link: PageLink): Promise<string> {
  return (await sealText(call.app, labelOf(call), Buffer.from(JSON.stringify(link)))).toString('base64url');
}

/** Opens the token of a further page of the search at this path. */
export async function openPage(call: FhirCall, path: string, token: string): Promise<PageLink | DomainError> {
  try {
    const text = await openText(call.app, labelOf(call), Buffer.from(token, 'base64url'));
    const link = JSON.parse(text.toString()) as PageLink;
    if (link.path === path) return link;
  } catch {
    // Another clinic's or app's, or made up.
  }
  return invalid([{ path: '_page', message: 'This link to a page is not valid. Start the search again.' }]);
}

function labelOf({ access: { clinicId, appId } }: FhirCall): string {
  return `fhir page ${clinicId} ${appId}`;
}
