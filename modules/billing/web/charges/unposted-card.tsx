import { Anchor } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { UnpostedChargesDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { useAccountChanged } from '../use-account-changed.ts';

const SHOWN = 5;

/** Dashboard card: charges of signed notes that have not been posted for more than a day. */
export function UnpostedCard() {
  useAccountChanged();
  const read = useApiQuery(UnpostedChargesDocument, { take: SHOWN }, { quiet: true });
  const { count, total } = read.data?.unpostedCharges ?? { count: 0, total: 0 };
  return (
    <>
      <ReadRows
        label="Charges to post"
        read={read}
        rows={({ unpostedCharges }) => unpostedCharges.notes}
        rowId={({ note_id }) => note_id}
        loadingRows={3}
        rowHeight={60}
        empty={{
          icon: IconCheck,
          title: 'No charges to post',
          detail: 'Unposted charges of notes signed more than a day ago are listed here.',
        }}
      >
        {(note) => (
          <Row
            title={note.patient.name}
            subtitle={[
              formatDay(note.service_date),
              note.provider,
              `${note.count} ${note.count === 1 ? 'charge' : 'charges'}`,
            ]}
            badges={<span className={classes.sum}>{formatMoney(note.total)}</span>}
          />
        )}
      </ReadRows>
      {count > 0 && (
        <RowFoot>
          <Anchor component={Link} to="/billing/charges" size="sm">
            Post {count} {count === 1 ? 'charge' : 'charges'}, {formatMoney(total)}
          </Anchor>
        </RowFoot>
      )}
    </>
  );
}
