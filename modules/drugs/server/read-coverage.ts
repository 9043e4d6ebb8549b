import type { Queryable } from '#platform/database.ts';
import type { DrugCoverage } from '../rules/index.ts';
import { readReleases, type DrugReleaseRow } from './releases.sql.ts';

/** Describes the content of the compendium and its date, in a sentence and by source. */
export async function readCoverage(db: Queryable): Promise<DrugCoverage> {
  return coverageOf(await readReleases(db));
}

/** Same as `readCoverage`, for releases that were already read. */
export function coverageOf(releases: readonly DrugReleaseRow[]): DrugCoverage {
  const days = releases.flatMap(({ as_of }) => (as_of === null ? [] : [as_of])).sort();
  const pairs = releases.filter(({ kind }) => kind === 'interactions');
  const named = pairs.map(titled);
  const products = releases.filter(({ kind, is_starter }) => kind === 'products' && !is_starter);
  const compendium =
    products.length === 0 ? 'the short list of common drugs included with Salus' : products.map(titled).join(', ');
  return {
    text: `Checked against ${named.length === 0 ? 'no interaction list' : named.join(', ')}, allergy classes, dose limits, and warnings for pregnancy, breastfeeding and kidney function of common drugs; drugs are recognized by ${compendium}. Anything missing from these lists is not detected: a check without an alert does not prove that a drug is safe.`,
    asOf: days[0] ?? null,
    sources: releases.map(({ kind, source, release_name, as_of, total }) => ({
      kind,
      source,
      releaseName: release_name,
      asOf: as_of,
      total,
    })),
  };
}

function titled({ release_name, as_of }: DrugReleaseRow): string {
  const [year, month, day] = as_of?.split('-') ?? [];
  return as_of === null ? release_name : `${release_name} (as of ${month}/${day}/${year})`;
}
