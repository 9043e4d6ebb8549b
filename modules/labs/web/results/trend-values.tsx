import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { LabFlowsheetDocument, type LabResultFieldsFragment } from '../lab.operations.gen.ts';
import { ResultValues } from './result-values.tsx';
import { valueBefore } from './value-before.ts';

/** The values, each with the previous one of the patient. */
export function TrendValues({ result }: { result: LabResultFieldsFragment }) {
  const hasPatient = result.patient_id !== null && result.is_current;
  const read = useApiQuery(
    LabFlowsheetDocument,
    { patient_id: result.patient_id ?? '' },
    { enabled: hasPatient, quiet: true },
  );
  const previous = new Map(
    (read.data?.labFlowsheet ?? []).map((series) => [series.code, valueBefore(series, result.id)]),
  );
  return (
    <>
      <ResultValues
        label={`Values of ${result.testName}`}
        observations={result.observations}
        previous={hasPatient && read.data !== undefined ? previous : undefined}
      />
      {hasPatient && <ReadHint read={read} label="Previous values" />}
    </>
  );
}
