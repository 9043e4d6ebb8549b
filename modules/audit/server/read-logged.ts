import { checkPage } from '#platform/check-input.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { recordAccess } from './record-access.ts';
import type { AuditNote } from './record-entry.ts';

/** The audit entry of a read or a search. */
export type ReadNote = Omit<AuditNote, 'action' | 'changes'> & { action?: 'read' | 'search' };

/** The page of a list to read. */
export interface Page {
  skip: number;
  take: number;
}

/**
 * Reads, and writes the audit entry before the response is sent. A domain error is returned and not logged. `note` may
 * depend on the result, and be null to log nothing.
 */
export async function readLogged<T>(
  ctx: RequestContext,
  note: ReadNote | null | ((found: T) => ReadNote | null),
  read: () => Promise<T | DomainError> | T | DomainError,
): Promise<T | DomainError> {
  const found = await read();
  if (isDomainError(found)) return found;
  const said = typeof note === 'function' ? note(found) : note;
  if (said !== null) await recordAccess(ctx, { action: 'read', ...said });
  return found;
}

/** Reads one page of a list in the same way: 50 rows by default, `most` at most. */
export async function readPage<T>(
  ctx: RequestContext,
  note: ReadNote | null | ((found: T) => ReadNote | null),
  { skip, take }: { skip?: number | null | undefined; take?: number | null | undefined },
  read: (page: Page) => Promise<T | DomainError>,
  { usual = 50, most = 200 }: { usual?: number; most?: number } = {},
): Promise<T | DomainError> {
  const page = { skip: skip ?? 0, take: take ?? usual };
  return checkPage(page.take, page.skip, most) ?? readLogged(ctx, note, () => read(page));
}
