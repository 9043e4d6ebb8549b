import { useNavigate, useSearch } from '@tanstack/react-router';

interface Address<Name extends string> {
  query: Partial<Record<Name, string>>;
  /** Changes the query of this page and replaces the entry in the browser's history; null removes a parameter. */
  go: (change: Partial<Record<Name, string | null>>) => void;
}

/**
 * The query of the page's URL, e.g. `?tab=rules`. State in the URL survives a reload and can be shared with a
 * colleague.
 */
export function useAddress<Name extends string>(): Address<Name> {
  const navigate = useNavigate();
  const query: Partial<Record<Name, string>> = useSearch({ strict: false });
  return {
    query,
    go: (change) => {
      const search = changeQuery(query, change);
      void navigate({ to: window.location.pathname, search, replace: true });
    },
  };
}

/** A tab that is stored in the URL under a name; the first one if the URL has none of them. */
export function useAddressTab<Tab extends string>(
  name: string,
  tabs: readonly { value: Tab; label: string }[],
): [tab: Tab, setTab: (tab: Tab) => void] {
  const { query, go } = useAddress<string>();
  const first = tabs[0]!.value;
  const tab = tabs.find(({ value }) => value === query[name])?.value ?? first;
  return [tab, (next) => go({ [name]: next === first ? null : next })];
}

/** Returns a query after a change; null removes a parameter. */
export function changeQuery(
  query: Readonly<Record<string, string | undefined>>,
  change: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  const all = Object.entries({ ...query, ...change });
  return Object.fromEntries(all.flatMap(([name, value]) => (value == null ? [] : [[name, value]])));
}
