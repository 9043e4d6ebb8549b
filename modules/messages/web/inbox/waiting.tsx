import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';

/** How long a patient has been waiting for a reply: "Waiting 3 hours". */
export function Waiting({ since }: { since: string }) {
  const past = timeAgo(since, new Date());
  return (
    <span title={`Waiting since ${formatInstant(since)}`}>
      <StatusBadge tone="warning">
        {past === 'just now' ? 'Waiting for a reply' : `Waiting ${past.replace(' ago', '')}`}
      </StatusBadge>
    </span>
  );
}
