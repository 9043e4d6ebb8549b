import { useMemo } from 'react';
import { isName, matchWords } from './match-words.ts';
import type { PaletteItem, PaletteSection } from './palette-item.ts';
import { filledActions, useActions } from './use-actions.ts';
import { useGlobalSearch } from './use-global-search.ts';
import { usePages, usePinned, useRecents } from './use-pages.ts';

const MOST_RECENT = 5;
const MOST_LOCAL = 5;
const PATIENTS = 'Patients';

/** The content of the palette: local items immediately, and the server's results below them as they arrive. */
export interface Palette {
  sections: readonly PaletteSection[];
  failed: readonly string[];
  status: 'idle' | 'searching' | 'done';
  now: () => void;
}

/** Returns the palette for the typed text; without text, the most frequent patients, pages and actions. */
export function usePalette(typed: string): Palette {
  const pages = usePages();
  const pinned = usePinned();
  const recent = useRecents();
  const actions = useActions();
  const search = useGlobalSearch(typed);
  const keyword = typed.trim();

  const local = useMemo((): readonly PaletteSection[] => {
    if (keyword === '')
      return [
        { heading: 'Recent patients', items: recent.slice(0, MOST_RECENT) },
        { heading: 'Start', items: actions.filter(({ isFirst }) => isFirst) },
        { heading: 'Pinned pages', items: pinned },
        { heading: 'Go to', items: pages.filter(({ kind }) => kind === undefined) },
      ];
    return [
      { heading: 'Recent patients', items: best(keyword, recent) },
      { heading: 'Start', items: [...filledActions(keyword), ...best(keyword, actions)] },
      { heading: 'Go to', items: best(keyword, [...pinned, ...pages]).filter(isFirstOfItsPath) },
    ];
  }, [keyword, pages, pinned, recent, actions]);

  const recentPaths = new Set(local[0]!.items.map((item) => pathOf(item)));
  const found = search.hits
    .filter(({ path }) => keyword === '' || !recentPaths.has(path.split('?')[0]))
    .map((hit) => ({
      key: `${hit.kind} ${hit.id}`,
      title: hit.title,
      detail: hit.detail,
      kind: hit.kind,
      icon: search.sources.find(({ kind }) => kind === hit.kind)?.icon,
      path: hit.path,
    }));
  const [recents, start, goTo] = local;
  const isFilled = start!.items.some(({ key }) => key.startsWith('fill '));
  const people = found.filter(({ kind }) => kind === PATIENTS);
  const isPerson = keyword !== '' && !isFilled && isName(keyword, people, [...start!.items, ...(goTo?.items ?? [])]);
  const sections = (
    isPerson
      ? [
          recents!,
          { heading: 'Patients', items: people },
          ...local.slice(1),
          { heading: 'Found', items: found.filter(({ kind }) => kind !== PATIENTS) },
        ]
      : [...local, { heading: 'Found', items: found }]
  ).filter(({ items }) => items.length > 0);
  return { sections, failed: search.failed, status: search.status, now: search.now };
}

function best<Item extends PaletteItem & { also?: string }>(keyword: string, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, points: matchWords(keyword, item.title, item.also) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, MOST_LOCAL)
    .map(({ item }) => item);
}

const pathOf = ({ path }: PaletteItem): string | undefined => path?.split('?')[0];

function isFirstOfItsPath(item: PaletteItem, at: number, all: readonly PaletteItem[]): boolean {
  return all.findIndex(({ path }) => path === item.path) === at;
}
