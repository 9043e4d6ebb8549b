import { Tooltip } from '@mantine/core';
import { useMemo } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { can } from '#kit/session/viewer.ts';
import { HccCategoriesDocument, HccReleaseDocument } from './chart.operations.gen.ts';
import classes from './hcc-mark.module.css';

/** The CMS-HCC categories of the diagnoses of a list, by code, and the payment year of the mapping. */
export interface Hcc {
  year: number;
  categories: ReadonlyMap<string, readonly number[]>;
}

const MOST = 300;

/**
 * Reads the CMS-HCC categories of all diagnoses of a list in one request, for its `HccMark`s; null if no mapping is
 * imported.
 */
export function useHcc(codes: readonly (string | null)[]): Hcc | null {
  const mayRead = can('codes.view');
  const { data: imported } = useApiQuery(HccReleaseDocument, {}, { quiet: true, enabled: mayRead });
  const release = imported?.hcc_release ?? null;
  const asked = [...new Set(codes.filter((code) => code !== null))].sort().slice(0, MOST);
  const { data } = useApiQuery(
    HccCategoriesDocument,
    { codes: asked },
    { quiet: true, keepPrevious: true, enabled: mayRead && release !== null && asked.length > 0 },
  );
  return useMemo(
    () =>
      release === null || data === undefined
        ? null
        : {
            year: release.payment_year,
            categories: new Map(data.hcc_categories.map(({ code, categories }) => [code, categories])),
          },
    [release, data],
  );
}

/** Props: a diagnosis code, and the categories of its list. */
export interface HccMarkProps {
  hcc: Hcc | null;
  code: string | null;
}

/** Shows the CMS-HCC categories of a diagnosis as neutral information; nothing for one without a category. */
export function HccMark({ hcc, code }: HccMarkProps) {
  const categories = code === null ? undefined : hcc?.categories.get(code);
  if (hcc === null || categories === undefined) return null;
  const meaning = `Medicare risk adjustment (CMS-HCC V28, payment year ${hcc.year})`;
  const words = `HCC ${categories.join(', ')}`;
  return (
    <Tooltip label={meaning} multiline w={240} withArrow>
      <span role="note" className={classes.mark} aria-label={`${words}. ${meaning}`}>
        {words}
      </span>
    </Tooltip>
  );
}
