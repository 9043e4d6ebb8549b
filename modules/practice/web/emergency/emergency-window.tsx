import type { WindowContentProps } from '#kit/module/web-module.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { EmergencyForm } from './emergency-form.tsx';

/** The floating window to start emergency access. */
export function EmergencyWindow({ onClose }: WindowContentProps) {
  return (
    <FloatingWindow title="Emergency access" onClose={onClose}>
      <EmergencyForm onBegun={onClose} />
    </FloatingWindow>
  );
}
