import type { ChartPanelProps } from '#kit/module/web-module.ts';
import { PatientSurveys } from './patient-surveys.tsx';

/** The panel `chart questionnaire` of the chart's workspace. */
export function ChartSurveys({ noteId, patientId, locked }: ChartPanelProps) {
  return <PatientSurveys patientId={patientId} noteId={noteId} locked={locked} />;
}
