import { useEffect, useMemo, useState } from 'react';
import type { SearchHit, SearchSource } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import { modules } from '../modules.ts';
import { type KindHit, mergeHits } from './merge-hits.ts';

const sources = modules.flatMap((module) => module.search ?? []).sort((one, other) => one.order - other.order);
const DEBOUNCE_MS = 500;

interface Found {
  keyword: string;
  hits: KindHit[];
  /** Kinds whose search failed: they count as found nothing, and a quiet line says so. */
  failed: string[];
}

/** What the global search shows for what is typed. */
export interface GlobalSearchState {
  sources: readonly SearchSource[];
  hits: readonly KindHit[];
  failed: readonly string[];
  status: 'idle' | 'searching' | 'done';
  /** Searches at once, without waiting for the typing to stop, as Enter does. */
  now: () => void;
}

/** Searches every kind that the user may see, half a second after the typing stops. */
export function useGlobalSearch(typed: string): GlobalSearchState {
  const keyword = typed.trim();
  const mine = useMemo(() => sources.filter((source) => can(source.rule)), []);
  const [found, setFound] = useState<Found>({ keyword: '', hits: [], failed: [] });
  const [hurry, setHurry] = useState(0);

  useEffect(() => {
    if (keyword === '') return;
    const abort = new AbortController();
    const search = async (): Promise<void> => {
      const answers = await Promise.all(mine.map((source) => asked(source, keyword, abort.signal)));
      if (abort.signal.aborted) return;
      setFound({
        keyword,
        hits: mergeHits(answers.map(({ kind, hits }) => ({ kind, hits: hits ?? [] }))),
        failed: answers.filter(({ hits }) => hits === null).map(({ kind }) => kind),
      });
    };
    const timer = setTimeout(() => void search(), hurry > 0 ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword, mine, hurry]);

  const done = found.keyword === keyword;
  return {
    sources: mine,
    hits: keyword === '' ? [] : found.hits,
    failed: done ? found.failed : [],
    status: keyword === '' ? 'idle' : done ? 'done' : 'searching',
    now: () => setHurry((count) => count + 1),
  };
}

async function asked(
  source: SearchSource,
  keyword: string,
  signal: AbortSignal,
): Promise<{ kind: string; hits: SearchHit[] | null }> {
  try {
    return { kind: source.kind, hits: await source.find(keyword, signal) };
  } catch {
    return { kind: source.kind, hits: null };
  }
}
