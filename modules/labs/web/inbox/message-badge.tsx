import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import type { LabMessageFieldsFragment } from '../lab.operations.gen.ts';

/** The status of a message. */
export function MessageBadge({ message }: { message: LabMessageFieldsFragment }) {
  if (message.state === 'Filed') return <StatusBadge tone="success">{`Filed (${message.ack_code})`}</StatusBadge>;
  if (message.filed_as_id !== null) return <StatusBadge tone="success">Filed later</StatusBadge>;
  if (message.handled_time !== null) return <StatusBadge tone="neutral">Set aside</StatusBadge>;
  return <StatusBadge tone="danger">{`Refused (${message.ack_code})`}</StatusBadge>;
}
