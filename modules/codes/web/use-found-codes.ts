import { useMemo } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import type { CodeKind } from '../rules/index.ts';
import { DiagnosisChildrenDocument, FindDiagnosesDocument, FindProceduresDocument } from './chart.operations.gen.ts';
import { type PickedCode, pickedDiagnosis, pickedProcedure } from './picked-code.ts';

/** The input of a picker's search. */
export interface FoundCodesInput {
  kind: CodeKind;
  search: string;
  /** The heading whose children are shown instead of search results, or null. */
  below: string | null;
  day: string | null;
  problems: readonly string[];
  enabled: boolean;
}

const TAKE = 30;

/** Returns the matching codes, or those below a heading, and whether they are up to date. */
export function useFoundCodes({ kind, search, below, day, problems, enabled }: FoundCodesInput) {
  const quiet = { keepPrevious: true, quiet: true };
  const children = useApiQuery(
    DiagnosisChildrenDocument,
    { code: below ?? '', day },
    { ...quiet, enabled: enabled && below !== null },
  );
  const diagnoses = useApiQuery(
    FindDiagnosesDocument,
    { search, day, problems: [...problems], take: TAKE },
    { ...quiet, enabled: enabled && below === null && kind === 'diagnosis' },
  );
  const procedures = useApiQuery(
    FindProceduresDocument,
    { search, day, take: TAKE },
    { ...quiet, enabled: enabled && below === null && kind === 'procedure' },
  );
  const codes = useMemo<readonly PickedCode[]>(() => {
    if (below !== null) return (children.data?.diagnosis_children ?? []).map(pickedDiagnosis);
    if (kind === 'diagnosis') return (diagnoses.data?.diagnosis_search ?? []).map(pickedDiagnosis);
    return (procedures.data?.cpt_search ?? []).map(pickedProcedure);
  }, [below, kind, children.data, diagnoses.data, procedures.data]);
  const read = below !== null ? children : kind === 'diagnosis' ? diagnoses : procedures;
  return {
    codes,
    settled: read.data !== undefined && !read.isPlaceholderData,
    searching: read.isFetching,
    failed: read.isError,
    retry: () => void read.refetch(),
  };
}
