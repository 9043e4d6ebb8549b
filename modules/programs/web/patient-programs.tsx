import { IconStairsUp } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { enrolmentStateNames } from '../rules/index.ts';
import { EnrolmentsDocument } from './program.operations.gen.ts';
import { nextWords, stateTones } from './program-words.ts';
import { ProgressBar } from './progress-bar.tsx';
import { useProgramsChanged } from './use-programs.ts';

/** A patient's current and past programs, with progress. */
export function PatientPrograms({ patientId }: { patientId: string }) {
  useProgramsChanged();
  const where = { patient_id: patientId };
  const read = useApiQuery(EnrolmentsDocument, { where, skip: 0, take: 50 }, { quiet: true });
  return (
    <ReadRows
      label="Patient’s programs"
      read={read}
      rows={({ program_enrolments }) => program_enrolments}
      empty={{ icon: IconStairsUp, title: 'Not enrolled' }}
      loadingRows={2}
    >
      {(row) => (
        <Row
          title={row.program_name}
          path={`/program_detail/patientList?program_id=${row.program_id}&enrolment_id=${row.id}`}
          subtitle={row.next_title != null && `Next: ${nextWords(row)}`}
          badges={
            <>
              <ProgressBar percent={row.percent} />
              {row.overdue_count > 0 && <StatusBadge tone="danger">{row.overdue_count} overdue</StatusBadge>}
              <StatusBadge tone={stateTones[row.state]}>{enrolmentStateNames[row.state]}</StatusBadge>
            </>
          }
        />
      )}
    </ReadRows>
  );
}
