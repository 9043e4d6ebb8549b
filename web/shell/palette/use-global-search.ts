import { useEffect, useMemo, useState } from 'react';
import type { SearchHit, SearchSource } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import { modules } from '../../modules.ts';
import { matchWords } from './match-words.ts';
import { type KindHit, mergeHits } from './merge-hits.ts';

const sources = modules.flatMap((module) => module.search ?? []).sort((one, other) => one.order - other.order);
const DEBOUNCE_MS = 500;
// Slow kinds are shown later: a list that grows once is calmer than one that grows with every response.
const PATIENCE_MS = 400;

interface SearchResults {
  keyword: string;
  /** True if every kind has responded. */
  complete: boolean;
  hits: KindHit[];
  /** Kinds whose search failed: they count as without results, and a line says so. */
  failed: string[];
}

/** The results of the global search for the typed text. */
export interface GlobalSearchState {
  sources: readonly SearchSource[];
  hits: readonly KindHit[];
  failed: readonly string[];
  status: 'idle' | 'searching' | 'done';
  /** Searches immediately, without waiting for a pause in typing, as Enter does. */
  now: () => void;
}

/** Searches every kind that the user has access to, half a second after typing stops. */
export function useGlobalSearch(typed: string): GlobalSearchState {
  const keyword = typed.trim();
  const mine = useMemo(() => sources.filter((source) => can(source.rule)), []);
  const [found, setFound] = useState<SearchResults>({ keyword: '', complete: true, hits: [], failed: [] });
  const [hurry, setHurry] = useState(0);

  useEffect(() => {
    if (keyword === '') return;
    const abort = new AbortController();
    const search = async (): Promise<void> => {
      const come = new Map<string, SearchHit[] | null>();
      const show = (complete: boolean): void => {
        if (abort.signal.aborted) return;
        const answers = mine.map(({ kind }) => ({ kind, hits: come.get(kind) ?? [] }));
        const failed = mine.filter(({ kind }) => come.get(kind) === null).map(({ kind }) => kind);
        setFound({ keyword, complete, hits: mergeHits(answers), failed });
      };
      const early = setTimeout(() => [...come.values()].some((hits) => hits !== null) && show(false), PATIENCE_MS);
      await Promise.all(
        mine.map(async (source) => come.set(source.kind, await findOrNull(source, keyword, abort.signal))),
      );
      clearTimeout(early);
      show(true);
    };
    const timer = setTimeout(() => void search(), hurry > 0 ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword, mine, hurry]);

  const answered = found.keyword === keyword;
  const done = answered && found.complete;
  // Until the response arrives, the previous results that match the current text.
  const hits = useMemo(
    () => (answered ? found.hits : found.hits.filter(({ title, detail }) => matchWords(keyword, title, detail) > 0)),
    [answered, found, keyword],
  );
  return {
    sources: mine,
    hits: keyword === '' ? [] : hits,
    failed: done ? found.failed : [],
    status: keyword === '' ? 'idle' : done ? 'done' : 'searching',
    now: () => setHurry((count) => count + 1),
  };
}

async function findOrNull(source: SearchSource, keyword: string, signal: AbortSignal): Promise<SearchHit[] | null> {
  try {
    return await source.find(keyword, signal);
  } catch {
    return null;
  }
}
