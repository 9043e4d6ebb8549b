import { v5 } from 'uuid';
import {
  type AccessLevel,
  type CodeKind,
  codeKey,
  type CodeName,
  type CodeSet,
  type CodeStanding,
  isUnspecified,
  SINCE_EVER,
  standingOn,
} from '../rules/index.ts';
import type { CodeRow } from './code-table.ts';
import type { ClinicCode } from './personal.sql.ts';

/** A code as on a day, with the clinic's name for it. */
export interface Code extends CodeName {
  /** The id of the clinic's own row; permanent and the same everywhere for codes of a code set. */
  id: string;
  kind: CodeKind;
  /** The display name. */
  official_name: string;
  long_description: string;
  /** The full name in the code set; empty if it doesn't contain the code. */
  full_name: string;
  pmh_display_name: string | null;
  /** The clinic's price on the day, or the member's own; null if none is set. */
  price_cents: number | null;
  access_level: AccessLevel;
  billable: boolean;
  has_children: boolean;
  unspecified: boolean;
  valid_from: string | null;
  valid_to: string | null;
  standing: CodeStanding;
  /** Version of the clinic's own row. */
  version: number | null;
}

// A UUID namespace, so that these ids don't collide with others.
const SPACE = '6f0a1a3e-3c0d-4f9b-9a59-0c1f5d1f3b51';

/** Combines a code of a code set with the clinic's own row; null if neither exists. */
export function shapeCode(
  kind: CodeKind,
  name: CodeName,
  shared: (CodeRow & { has_children: boolean }) | null,
  own: ClinicCode | null,
  day: string,
): Code | null {
  if (shared === null && own === null) return null;
  const billable = shared?.billable ?? true;
  const time = {
    valid_from: shared === null || shared.valid_from === SINCE_EVER ? null : shared.valid_from,
    valid_to: shared?.valid_to ?? null,
  };
  const isBeforeEditions = shared?.valid_from === SINCE_EVER && shared.known_from !== null && day < shared.known_from;
  const isKnown = name.code_type === 'Custom' || (shared !== null && !isBeforeEditions);
  return {
    ...name,
    kind,
    id: own?.id ?? idOf(codeKey(name)),
    official_name: own?.official_name ?? nameOf(name.code_type, shared!),
    long_description: own?.long_description ?? shared?.long_name ?? '',
    full_name: shared?.long_name ?? '',
    pmh_display_name: own?.pmh_display_name ?? null,
    price_cents: own?.price_cents ?? null,
    access_level: own?.access_level ?? 'shared',
    billable,
    has_children: shared?.has_children ?? false,
    unspecified: kind === 'diagnosis' && isUnspecified(shared?.long_name ?? ''),
    ...time,
    standing: isKnown ? standingOn({ ...time, billable }, day) : 'unknown',
    version: own?.version ?? null,
  };
}

const ids = new Map<string, string>();
const MOST_IDS = 4000;

/** Returns the id of a code of a code set; those used last are remembered, because a search shows dozens. */
function idOf(key: string): string {
  const known = ids.get(key);
  if (known !== undefined) return known;
  if (ids.size >= MOST_IDS) ids.clear();
  const id = v5(key, SPACE);
  ids.set(key, id);
  return id;
}

const LONGEST_NAME = 160;

// Full procedure names fill paragraphs, so lists use the short ones.
function nameOf(codeSet: CodeSet | 'Custom', { short_name, long_name }: CodeRow): string {
  return codeSet === 'ICD-10-CM' || long_name.length <= LONGEST_NAME ? long_name : short_name;
}
