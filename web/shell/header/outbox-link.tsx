import { IconMailOpened } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { requestRest } from '#kit/api/request.ts';
import { dropdownItem } from '#kit/page/dropdown.tsx';

/** Links to the demo clinic's sent messages; renders nothing outside of a demo. */
export function OutboxLink() {
  const about = useQuery({
    queryKey: ['about'],
    queryFn: () => requestRest<{ sandbox: boolean }>('/api/about'),
    staleTime: Infinity,
    meta: { quiet: true },
  });
  if (about.data?.sandbox !== true) return null;
  return (
    <Link to="/sandbox/outbox" className={dropdownItem}>
      <IconMailOpened size={16} stroke={1.75} />
      Mail and messages
    </Link>
  );
}
