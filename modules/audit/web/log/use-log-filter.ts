import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type LogFilter, readLogFilter } from './log-filter.ts';

/**
 * The filter of the log, and its setter. It is stored in the URL, so that a view can be linked, reloaded and navigated
 * back to.
 */
export function useLogFilter(): [filter: LogFilter, setFilter: (filter: LogFilter) => void] {
  const navigate = useNavigate();
  const query: Record<string, unknown> = useSearch({ strict: false });
  const filter = useMemo(() => readLogFilter(query), [query]);
  return [filter, (next) => void navigate({ to: '/audit_logs/index', search: { ...next }, resetScroll: false })];
}
