import { useMatches } from '@tanstack/react-router';
import type { PageLocation, WebRoute } from '#kit/module/web-module.ts';
import { usePageNames } from '#kit/navigation/page-names.ts';
import { writeQuery } from '#kit/navigation/query.ts';

interface TitledMatch {
  pathname: string;
  params: unknown;
  search: unknown;
  staticData: { title?: WebRoute['title'] };
}

const titled = (matches: readonly TitledMatch[]): TitledMatch | undefined =>
  matches.findLast((candidate) => candidate.staticData.title !== undefined);

function titleOf(match: TitledMatch | undefined): string | undefined {
  const said = match?.staticData.title;
  if (match === undefined || said === undefined) return undefined;
  if (typeof said === 'string') return said;
  return said({ params: match.params as PageLocation['params'], query: match.search as PageLocation['query'] });
}

/** The title of the page that is shown, as its route says it; the browser's tab and the tab bar show the same. */
export function usePageTitle(): string | undefined {
  usePageNames();
  return useMatches({ select: (matches) => titleOf(titled(matches as readonly TitledMatch[])) });
}

/** Where the page that is shown stands, with its query; of the same moment as its title. */
export function usePageAddress(): string | undefined {
  return useMatches({
    select: (matches) => {
      const match = titled(matches as readonly TitledMatch[]);
      return match && match.pathname + writeQuery(match.search as PageLocation['query']);
    },
  });
}
