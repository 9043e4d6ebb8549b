import type { ChartPanelProps } from '#kit/module/web-module.ts';
import { LaunchApps } from './launch-apps.tsx';

/** The apps that open with a chart note and its patient. */
export function AppsPanel({ noteId, patientId }: ChartPanelProps) {
  return <LaunchApps patientId={patientId} encounterId={noteId} />;
}
