import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, Radio, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { can } from '#kit/session/viewer.ts';
import { INFO_FIELDS, type InfoField, sameValue, valueText } from '../rules/index.ts';
import { AppointmentDetails, WishedAppointment } from './appointment/appointment-details.tsx';
import type { Choice, SentMedication, SentVital } from './choice.ts';
import { measured } from './measured.ts';
import { MedicationFacts } from './medications/medication-facts.tsx';
import type { WholeRequestFragment } from './patient_request.operations.gen.ts';
import { RefillRequest } from './medications/refill-request.tsx';
import classes from './requests.module.css';

interface BodyProps {
  request: WholeRequestFragment;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** The error shown after an attempt to approve without it. */
  problem: string | null;
  /** True if nothing can be selected: the request is final, or the user may not approve it. */
  locked: boolean;
}

/** The content of a request, by type. */
export function RequestBody(props: BodyProps) {
  const { request } = props;
  const data = request.data as Record<string, unknown>;
  // An entry to be deleted is shown in its current state while it exists.
  const standing = isOpen(request) && request.review.gone === null ? (request.review.current as typeof data) : data;
  const changed = <ChangedSince request={request} />;
  switch (request.type) {
    case 'PatientInfoUpdate':
      return <InfoChange {...props} />;
    case 'AddVital':
      return <Vitals {...props} />;
    case 'AddMedicationHistory':
      return <Medications {...props} />;
    case 'AddAllergy':
      return <AllergyFacts allergy={data} />;
    case 'DeleteMedicationHistory':
      return (
        <Stack gap="md">
          <MedicationFacts medication={standing as unknown as SentMedication} />
          {changed}
        </Stack>
      );
    case 'DeleteAllergy':
      return (
        <Stack gap="md">
          <AllergyFacts allergy={standing} />
          {changed}
          {!props.locked && <AllergyEnd {...props} />}
        </Stack>
      );
    case 'CancelAppointment':
      return (
        <AppointmentDetails event={request.review.gone === null ? request.review.current : request.review.before} />
      );
    case 'RefillMedication':
      return <RefillRequest request={request} offers={isOpen(request) && !props.locked} />;
    case 'MakeAppointment':
      return (
        <Stack gap="md">
          <WishedAppointment wish={data} />
          {Object.keys(request.review.current as object).length > 0 && (
            <AppointmentDetails event={request.review.current} />
          )}
        </Stack>
      );
  }
}

/** The values at the time of the request that have changed since. */
function ChangedSince({ request }: { request: WholeRequestFragment }) {
  const { before, changed } = request.review as { before: RequestData; changed: string[] };
  if (!isOpen(request) || changed.length === 0) return null;
  const was = changed.map((field) => valueText(before[field])).map((text) => (text === '' ? 'nothing' : text));
  return (
    <div>
      <StatusBadge tone="warning">Changed since</StatusBadge>{' '}
      <span className={classes.quiet}>it was {was.join(', ')} when the patient sent the request</span>
    </div>
  );
}

/** Selects or deselects a part of a request. */
function Take({ id, label, choice, onChoose, locked }: { id: string; label: string } & Omit<BodyProps, 'request'>) {
  const accepted = choice.accepted ?? [];
  return (
    <Checkbox
      aria-label={`Accept ${label}`}
      disabled={locked}
      checked={accepted.includes(id)}
      onChange={(event) =>
        onChoose({
          ...choice,
          accepted: event.currentTarget.checked ? [...accepted, id] : accepted.filter((each) => each !== id),
        })
      }
    />
  );
}

function Table({ label, heads, children }: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The applied parts of a closed request are in the record, so only open requests show a selection. */
const isOpen = ({ status }: WholeRequestFragment): boolean => status === 'New' || status === 'Pending';

function InfoChange({ request, ...rest }: BodyProps) {
  const data = request.data as Record<string, unknown>;
  const { before, current, changed } = request.review as {
    before: RequestData;
    current: RequestData;
    changed: string[];
  };
  const open = isOpen(request);
  const fields = (Object.keys(INFO_FIELDS) as InfoField[]).filter((field) => field in data);
  return (
    <Table
      label="Changes"
      heads={open ? ['Take', 'Field', 'On file', 'Requested'] : ['Field', 'Previously on file', 'Requested']}
    >
      {fields.map((field) => (
        <tr key={field}>
          {open && (
            <td>
              <Take id={field} label={INFO_FIELDS[field]} {...rest} />
            </td>
          )}
          <th scope="row">{INFO_FIELDS[field]}</th>
          <td>
            {shown(field, open ? current[field] : before[field])}
            {open && changed.includes(field) && (
              <div>
                <StatusBadge tone="warning">Changed since</StatusBadge>{' '}
                <span className={classes.quiet}>was {shown(field, before[field])}</span>
              </div>
            )}
            {open && sameValue(current[field], data[field]) && (
              <div className={classes.quiet}>already as requested</div>
            )}
          </td>
          <td>
            <strong>{shown(field, data[field])}</strong>
          </td>
        </tr>
      ))}
    </Table>
  );
}

type RequestData = Record<string, unknown>;

function shown(field: InfoField, value: unknown): string {
  const text = valueText(value);
  if (text === '') return '–';
  if (field === 'date_of_birth') return formatDay(text);
  return /phone|mobile/.test(field) ? formatPhone(text) : text;
}

function Vitals({ request, ...rest }: BodyProps) {
  const { vitals } = request.data as { vitals: SentVital[] };
  const open = isOpen(request);
  const current = request.review.current as Record<string, { value: number; collect_time: string }>;
  // The server omits them for members without permission.
  if (!can('vitals.view')) return <Text c="dimmed">Your role doesn’t allow viewing measurements.</Text>;
  const seesLast = open;
  const heads = [...(open ? ['Take'] : []), 'Vital', ...(seesLast ? ['Last on file'] : []), 'Sent'];
  return (
    <Table label="Vitals" heads={heads}>
      {vitals.map((vital) => {
        const last = current[vital.vital_info_id];
        return (
          <tr key={vital.vital_info_id}>
            {open && (
              <td>
                <Take id={vital.vital_info_id} label={vital.vital_name} {...rest} />
              </td>
            )}
            <th scope="row">{vital.vital_name}</th>
            {seesLast && (
              <td>
                {last === undefined ? '–' : measured({ ...vital, value: last.value })}
                {last !== undefined && <div className={classes.quiet}>{formatInstant(last.collect_time)}</div>}
              </td>
            )}
            <td>
              <strong>{measured(vital)}</strong>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

function Medications({ request }: BodyProps) {
  const { medication_history: list } = request.data as { medication_history: SentMedication[] };
  return (
    <Stack gap="md">
      {list.map((medication, place) => (
        <MedicationFacts key={`${medication.drug_name} ${place}`} medication={medication} />
      ))}
    </Stack>
  );
}

function AllergyFacts({ allergy }: { allergy: Record<string, unknown> }) {
  return (
    <dl className={classes.facts}>
      <dt>Substance</dt>
      <dd>{valueText(allergy['allergy_substance'])}</dd>
      <dt>Category</dt>
      <dd className={classes.capital}>{valueText(allergy['allergy_category'])}</dd>
      {allergy['reaction'] != null && (
        <>
          <dt>Reaction</dt>
          <dd>{valueText(allergy['reaction'])}</dd>
        </>
      )}
      {allergy['severity'] != null && (
        <>
          <dt>Severity</dt>
          <dd className={classes.capital}>{valueText(allergy['severity'])}</dd>
        </>
      )}
    </dl>
  );
}

function AllergyEnd({ choice, onChoose, problem }: BodyProps) {
  return (
    <Radio.Group
      label="Allergy status"
      description="The allergy stays on file, crossed out."
      withAsterisk
      error={problem}
      value={choice.allergyEnds}
      onChange={(value) => onChoose({ ...choice, allergyEnds: value })}
    >
      <Stack gap="xs" mt="xs" className={classes.ends}>
        <Radio value="entered_in_error" label="Entered in error" />
        <Radio value="resolved" label="Resolved" />
        <Radio value="inactive" label="Inactive" />
      </Stack>
    </Radio.Group>
  );
}
