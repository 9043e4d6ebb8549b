import { ActionIcon, Button, Modal, Table, Text, Textarea, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { LineChart } from '#kit/charts/line-chart.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { ReadList } from '#kit/rows/read-list.tsx';
import { can } from '#kit/session/viewer.ts';
import { PatientHeader } from '#patients/web';
import { isScale, MOST_READINGS, standingOf } from '../rules/index.ts';
import { massIndexReadings } from './latest-vitals.ts';
import { MarkVitalInErrorDocument } from './setting.operations.gen.ts';
import { usePatientVitals } from './use-patient-vitals.ts';
import { type Reading, rangeText, shownUnit, shownValue, standing, type Vital } from './vital-words.ts';
import classes from './vitals.module.css';

const BMI = 'bmi';

interface VitalHistoryProps {
  patientId: string;
  title: string;
  onClose: () => void;
}

/**
 * A patient's vital over time: a line chart with the normal range shaded, and all values with the user who recorded
 * them.
 */
export function VitalHistory({ patientId, title, onClose }: VitalHistoryProps) {
  const phone = usePhone();
  const read = usePatientVitals(patientId);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="52rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {/* The dialog covers the page that shows the patient. */}
      {/* In a separate section, so that it is not a second page header. */}
      <section aria-label="Patient">
        <PatientHeader patientId={patientId} compact />
      </section>
      <ReadList
        label="Vitals"
        read={read}
        rows={({ get_patient_vital_records: vitals }) => vitals.filter(({ records }) => records.length > 0)}
        loadingRows={6}
        empty={{ title: 'No vitals yet' }}
      >
        {(measured) => <Measured measured={measured} />}
      </ReadList>
    </Modal>
  );
}

function Measured({ measured }: { measured: readonly Vital[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const masses = massIndexReadings(measured);
  const current =
    chosen === BMI ? undefined : (measured.find(({ vital_info_id }) => vital_info_id === chosen) ?? measured[0]);
  const buttons = [
    ...measured.map(({ vital_info_id: id, vital_name: name }) => ({ id, name })),
    ...(masses.length > 0 ? [{ id: BMI, name: 'BMI' }] : []),
  ];
  return (
    <>
      <div className={classes.names} role="group" aria-label="Vital">
        {buttons.map(({ id, name }) => {
          const isShown = id === (chosen ?? measured[0]?.vital_info_id);
          return (
            <Button
              key={id}
              size="compact-sm"
              variant={isShown ? 'filled' : 'default'}
              aria-pressed={isShown}
              onClick={() => setChosen(id)}
            >
              {name}
            </Button>
          );
        })}
      </div>
      {chosen === BMI && masses.length > 0 && (
        <LineChart
          label="BMI"
          unit="kg/m²"
          series={[{ id: BMI, name: 'BMI' }]}
          points={masses.map(({ value, time }) => ({
            at: new Date(time * 1000).toISOString(),
            values: { bmi: value },
          }))}
        />
      )}
      {current !== undefined && <OverTime key={current.vital_info_id} vital={current} />}
    </>
  );
}

function OverTime({ vital }: { vital: Vital }) {
  const isHeight = vital.code === 'height';
  const { normal_low: low, normal_high: high } = vital;
  const shown = (value: number): number => (isHeight ? Math.round((value / 2.54) * 10) / 10 : value);
  const points = standing(vital).map(({ collect_time: at, value }) => ({ at, values: { value: shown(value) } }));
  return (
    <>
      {points.length > 0 && (
        <LineChart
          label={vital.vital_name}
          unit={isHeight ? 'in' : isScale(vital.vital_unit) ? undefined : vital.vital_unit}
          series={[{ id: 'value', name: vital.vital_name }]}
          points={points}
          table={false}
          normal={low === null && high === null ? [] : [{ low, high, label: 'Normal' }]}
        />
      )}
      {vital.records.length >= MOST_READINGS && (
        <Text size="sm" c="dimmed">
          Showing the latest {MOST_READINGS} values.
        </Text>
      )}
      <Table verticalSpacing="xs" aria-label={`${vital.vital_name}, all values`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Taken</Table.Th>
            <Table.Th scope="col">Value</Table.Th>
            <Table.Th scope="col">By</Table.Th>
            <Table.Th scope="col">
              <VisuallyHidden>Mark as error</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {vital.records.toReversed().map((reading) => (
            <ReadingRow key={reading.id} vital={vital} reading={reading} />
          ))}
        </Table.Tbody>
      </Table>
      {rangeText(vital) !== '' && <p className={classes.quiet}>Normal range: {rangeText(vital)}.</p>}
    </>
  );
}

function ReadingRow({ vital, reading }: { vital: Vital; reading: Reading }) {
  const [asking, setAsking] = useState(false);
  const isWrong = reading.error_time !== null;
  const lies = standingOf(reading.value, { low: vital.normal_low, high: vital.normal_high });
  return (
    <>
      <Table.Tr>
        <Table.Td>{formatInstant(reading.collect_time)}</Table.Td>
        <Table.Td>
          <span style={isWrong ? { textDecoration: 'line-through' } : undefined}>
            {shownValue(vital, reading.value)} {shownUnit(vital)}
          </span>{' '}
          {isWrong && <StatusBadge>Entered in error: {reading.error_reason}</StatusBadge>}
          {!isWrong && lies !== 'normal' && (
            <StatusBadge tone="warning">{lies === 'high' ? '↑ High' : '↓ Low'}</StatusBadge>
          )}{' '}
          {!isWrong && reading.is_confirmed && <StatusBadge tone="info">Confirmed</StatusBadge>}
        </Table.Td>
        <Table.Td>{reading.collector}</Table.Td>
        <Table.Td>
          {!isWrong && can('vitals.add') && (
            <ActionIcon
              aria-label={`Entered in error: ${shownValue(vital, reading.value)} of ${formatInstant(reading.collect_time)}`}
              title="Entered in error"
              aria-expanded={asking}
              onClick={() => setAsking(!asking)}
            >
              <IconEraser size={16} stroke={1.75} />
            </ActionIcon>
          )}
        </Table.Td>
      </Table.Tr>
      {asking && !isWrong && (
        <Table.Tr>
          <Table.Td colSpan={4}>
            <TakeBack id={reading.id} onDone={() => setAsking(false)} />
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}

function TakeBack({ id, onDone }: { id: string; onDone: () => void }) {
  const [reason, setReason] = useState('');
  const command = useApiMutation(MarkVitalInErrorDocument, {
    refreshes: [['setting', 'PatientVitals']],
    onDone: () => {
      toast.success('Marked as entered in error');
      onDone();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') command.mutate({ id, reason });
      }}
    >
      <Textarea
        label="Reason"
        description="The value stays on record, crossed out, with your reason."
        autoFocus
        autosize
        minRows={1}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.foot}>
        <Button size="compact-sm" variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button size="compact-sm" type="submit" color="red" loading={command.isPending} disabled={reason.trim() === ''}>
          Entered in error
        </Button>
      </div>
    </form>
  );
}
