import { Anchor, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { joinReads } from '#kit/feedback/read.ts';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { bookingLimits } from '../../rules/index.ts';
import {
  BookingMatchesDocument,
  BookingOtherTimesDocument,
  type BookingRequestPartsFragment,
  DeclineBookingDocument,
} from '../calendar.operations.gen.ts';
import { requestRefreshes } from '../use-requests.ts';
import { AcceptForm } from './accept-form.tsx';
import { RequestFacts } from './request-facts.tsx';

interface RequestDialogProps {
  row: BookingRequestPartsFragment;
  onClose: () => void;
}

/** One request: its review while it is pending, otherwise its outcome. */
export function RequestDialog({ row, onClose }: RequestDialogProps) {
  const [isDeclining, setDeclining] = useState(false);
  if (isDeclining) return <DeclineDialog row={row} onBack={() => setDeclining(false)} onDone={onClose} />;
  if (row.state === 'pending')
    return <PendingRequest row={row} onDecline={() => setDeclining(true)} onClose={onClose} />;
  return (
    <Frame row={row} onClose={onClose}>
      {row.patient_id !== null && (
        <Anchor component={Link} to={`/patients/${row.patient_id}`} size="sm">
          Open patient
        </Anchor>
      )}
    </Frame>
  );
}

function PendingRequest({ row, onDecline, onClose }: RequestDialogProps & { onDecline: () => void }) {
  const matches = useApiQuery(BookingMatchesDocument, { id: row.id }, { quiet: true });
  const times = useApiQuery(BookingOtherTimesDocument, { id: row.id }, { quiet: true });
  const read = joinReads(matches, times);
  if (read.data === undefined)
    return (
      <Frame row={row} onClose={onClose}>
        <ReadLines read={read} label="Matching patients">
          {() => null}
        </ReadLines>
      </Frame>
    );
  const [{ booking_matches }, { booking_other_times }] = read.data;
  return (
    <AcceptForm
      row={row}
      matches={booking_matches}
      otherTimes={booking_other_times}
      onDecline={onDecline}
      onClose={onClose}
    />
  );
}

interface FrameProps extends RequestDialogProps {
  children: React.ReactNode;
}

function Frame({ row, onClose, children }: FrameProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${row.first_name} ${row.last_name}`}
      size="40rem"
      yOffset="4rem"
      fullScreen={usePhone()}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <RequestFacts row={row} />
      {children}
    </Modal>
  );
}

interface DeclineDialogProps {
  row: BookingRequestPartsFragment;
  onBack: () => void;
  onDone: () => void;
}

function DeclineDialog({ row, onBack, onDone }: DeclineDialogProps) {
  return (
    <ReasonDialog
      title={`Decline the request of ${row.first_name} ${row.last_name}`}
      description={`The reason is sent to ${row.email}. Don’t include medical information.`}
      confirm="Decline"
      maxLength={bookingLimits.declineReason}
      onReason={async (reason) => {
        await request(DeclineBookingDocument, { id: row.id, version: row.version, reason });
        toast.success('Request declined');
        refreshAll(requestRefreshes);
        onDone();
      }}
      onClose={onBack}
    />
  );
}
