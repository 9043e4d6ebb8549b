import { IconStethoscope } from '@tabler/icons-react';
import { request } from '#kit/api/request.ts';
import { type Refreshes, refreshAll, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { DirectoryPanel } from '#pharmacies/web';
import {
  EndPrescriberRegistrationDocument,
  EPracticePrescribersDocument,
  type EPrescriberFieldsFragment,
  RegisterPrescriberDocument,
} from '../setting.operations.gen.ts';

const PRESCRIBERS: Refreshes = [['setting', 'EPracticePrescribers']];
const REGISTRATION: Refreshes = [...PRESCRIBERS, ['setting', 'EPrescribingStatus']];

/**
 * /settings/surescripts-directories: prescribers by practice with their directory registration, and the directory's
 * pharmacies.
 */
export function EPracticePage() {
  const read = useApiQuery(EPracticePrescribersDocument, {}, { quiet: true });
  useLive('prescribing.registration-changed', () => refreshAll(PRESCRIBERS));
  const practices = [...new Set(read.data?.e_practice_prescribers.map(({ practice_name }) => practice_name))];
  return (
    <Page>
      <PageHeader title="e-Practice Registration" detail="Practices and prescribers in the network’s directories" />
      {(practices.length === 0 ? [undefined] : practices).map((practice) => (
        <Panel key={practice ?? ''} title={practice} flush>
          <ReadRows
            label={practice === undefined ? 'Prescribers' : `Prescribers at ${practice}`}
            read={read}
            rows={({ e_practice_prescribers: all }) => all.filter(({ practice_name }) => practice_name === practice)}
            rowId={({ user_id }) => user_id}
            rowHeight={76}
            empty={{
              icon: IconStethoscope,
              title: 'No prescribers yet',
              detail: 'Assign a member to a practice and a role with the right to e-prescribe.',
            }}
          >
            {(prescriber) => <PrescriberRow prescriber={prescriber} />}
          </ReadRows>
        </Panel>
      ))}
      <DirectoryPanel />
    </Page>
  );
}

function stateOf({ spi, ended_time, is_outdated }: EPrescriberFieldsFragment): { word: string; tone: Tone } {
  if (spi == null) return { word: 'Not registered', tone: 'neutral' };
  if (ended_time != null) return { word: 'Ended', tone: 'neutral' };
  return is_outdated
    ? { word: 'Changed since registration', tone: 'warning' }
    : { word: 'Registered', tone: 'success' };
}

function PrescriberRow({ prescriber }: { prescriber: EPrescriberFieldsFragment }) {
  const { user_id, practice_id, name, npi, spi, service_level, registered_time, ended_time, is_outdated, missing } =
    prescriber;
  const key = { user_id, practice_id };
  const register = useApiMutation(RegisterPrescriberDocument, {
    refreshes: REGISTRATION,
    onDone: () => toast.success(`${name} is registered`),
  });
  const { remove: end, busy } = useDelete({
    ask: () => ({
      title: `End the registration of ${name}?`,
      message: 'Prescriptions can no longer be sent from this practice, and pharmacies can no longer reply to it.',
      confirm: 'End registration',
    }),
    run: () => request(EndPrescriberRegistrationDocument, key),
    done: 'Registration ended',
    refreshes: REGISTRATION,
  });
  const isActive = spi != null && ended_time == null;
  const { word, tone } = stateOf(prescriber);
  return (
    <Row
      title={name}
      subtitle={[
        `NPI ${npi ?? 'missing'}`,
        `SPI ${spi ?? 'none yet'}`,
        isActive && service_level?.split(',').join(', '),
      ]}
      lines={
        <>
          {registered_time != null && (
            <RowLine>
              {ended_time == null
                ? `Last updated at the network ${formatInstant(registered_time)}`
                : `Ended ${formatInstant(ended_time)}`}
            </RowLine>
          )}
          {missing.length > 0 && <RowLine>Missing: {missing.join(', ')}</RowLine>}
        </>
      }
      badges={<StatusBadge tone={tone}>{word}</StatusBadge>}
      actions={
        <>
          {(!isActive || is_outdated) && (
            <RowButton
              of={name}
              disabled={missing.length > 0}
              busy={register.isPending}
              onClick={() => register.mutate(key)}
            >
              {isActive ? 'Update' : 'Register'}
            </RowButton>
          )}
          {isActive && (
            <RowButton of={`the registration of ${name}`} busy={busy} onClick={() => end(prescriber)}>
              End
            </RowButton>
          )}
        </>
      }
    />
  );
}
