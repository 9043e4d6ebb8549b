import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { splitPath, writeQuery } from '#kit/navigation/query.ts';
import { can } from '#kit/session/viewer.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { PatientActivityDocument } from './audit_logs.operations.gen.ts';
import { actionWord, objectWord } from './entry-words.ts';

/** The latest changes of and access to a patient's record, with a link to the complete log about them. */
export function PatientActivity({ patientId }: { patientId: string }) {
  const read = useApiQuery(PatientActivityDocument, { patientId }, { quiet: true });
  return (
    <Panel title="Activity" flush>
      <ReadRows
        label="Activity"
        read={read}
        rows={({ patient_activity: entries }) => entries}
        empty={{ title: 'No activity yet' }}
      >
        {(entry) => (
          <Row
            title={entry.user_name ?? 'The system'}
            subtitle={[actionWord(entry.action), objectWord(entry.object_type)]}
            badges={
              <>
                {entry.outcome === 'refused' && <StatusBadge tone="warning">Refused</StatusBadge>}
                <RowLine>
                  <time dateTime={entry.time} title={formatInstant(entry.time)}>
                    {timeAgo(entry.time, new Date())}
                  </time>
                </RowLine>
              </>
            }
          />
        )}
      </ReadRows>
      {can('audit.view') && read.data !== undefined && read.data.patient_activity.length > 0 && (
        <RowFoot>
          <Button
            size="compact-sm"
            variant="subtle"
            renderRoot={(props) => (
              <Link {...props} {...splitPath(`/audit_logs/index${writeQuery({ patient: patientId })}`)} />
            )}
          >
            All activity for this patient
          </Button>
        </RowFoot>
      )}
    </Panel>
  );
}
