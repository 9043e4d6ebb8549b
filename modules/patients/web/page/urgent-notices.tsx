import type { ComponentType } from 'react';
import { lazyPart } from '#kit/module/lazy-part.tsx';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';

interface UrgentNoticesProps {
  patientId: string;
}

let parts: { id: string; rule?: string; Notice: ComponentType<UrgentNoticesProps> }[] | undefined;

/** Urgent notices from all modules, as red banners on every screen about the patient until they are handled. */
export function UrgentNotices({ patientId }: UrgentNoticesProps) {
  parts ??= webModules()
    .flatMap(({ urgentNotices = [] }) => urgentNotices)
    .map(({ id, rule, notice }) => ({ id, ...(rule !== undefined && { rule }), Notice: lazyPart(notice) }));
  return parts.filter(({ rule }) => can(rule)).map(({ id, Notice }) => <Notice key={id} patientId={patientId} />);
}
