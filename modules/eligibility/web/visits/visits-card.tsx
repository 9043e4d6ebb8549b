import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { Row, type RowPart } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import classes from '../eligibility.module.css';
import {
  type CoverageRequestFieldsFragment,
  CoverageRequestsDocument,
  type VisitFieldsFragment,
  VisitsToVerifyDocument,
} from '../eligibility.operations.gen.ts';
import { openEligibility } from '../open-eligibility.ts';
import { statusWords } from '../status-words.ts';
import { useEligibilityChanged } from '../use-eligibility.ts';

const DAYS = 2;
const SHOWN = 6;

/** Dashboard card: visits of today and tomorrow without active insurance, and patients' insurance requests. */
export function VisitsCard() {
  useEligibilityChanged();
  const navigate = useNavigate();
  const visits = useApiQuery(VisitsToVerifyDocument, { days: DAYS }, { quiet: true });
  const requests = useApiQuery(CoverageRequestsDocument, {}, { quiet: true });
  const sent = (requests.data?.coverageRequests ?? []).slice(0, SHOWN).map(lineOfRequest);
  const mayCheck = can('eligibility.check');
  const more = (visits.data?.visitsToVerify.length ?? 0) - SHOWN;
  return (
    <>
      <ReadRows
        label="Insurance to verify"
        read={visits}
        rows={({ visitsToVerify }) => [...visitsToVerify.slice(0, SHOWN).map(lineOfVisit), ...sent]}
        loadingRows={2}
        rowHeight={56}
        empty={{ icon: IconShieldCheck, title: 'Nothing to verify for today and tomorrow' }}
      >
        {({ patientId, title, subtitle, tone, word }) => (
          <Row
            title={title}
            subtitle={subtitle}
            badges={<StatusBadge tone={tone}>{word}</StatusBadge>}
            onOpen={() => void navigate({ to: '/patients/$patientID', params: { patientID: patientId } })}
          />
        )}
      </ReadRows>
      <ReadHint read={requests} label="Insurance sent by patients" />
      {(more > 0 || mayCheck) && (
        <RowFoot>
          {more > 0 && <span className={classes.quiet}>and {more} more</span>}
          {mayCheck && (
            <Button variant="subtle" size="compact-sm" onClick={openEligibility}>
              Check eligibility
            </Button>
          )}
        </RowFoot>
      )}
    </>
  );
}

interface Line {
  id: string;
  patientId: string;
  title: string;
  subtitle: readonly RowPart[];
  tone: Tone;
  word: string;
}

function lineOfRequest({ id, patient_id, patient_name, payer_name }: CoverageRequestFieldsFragment): Line {
  return {
    id,
    patientId: patient_id,
    title: patient_name,
    subtitle: [payer_name],
    tone: 'info',
    word: 'Sent by the patient',
  };
}

function lineOfVisit(visit: VisitFieldsFragment): Line {
  return {
    id: `${visit.event_id} ${visit.coverage_id ?? ''}`,
    patientId: visit.patient_id,
    title: `${visit.last_name}, ${visit.first_name}`,
    subtitle: [formatInstant(visit.start), visit.payer_name, visit.reasons[0]],
    ...statusWords[visit.status],
  };
}
