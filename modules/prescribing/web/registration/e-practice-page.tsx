import { Button } from '@mantine/core';
import { IconStethoscope } from '@tabler/icons-react';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import { DirectoryPanel } from '#pharmacies/web';
import {
  EndPrescriberRegistrationDocument,
  EPracticePrescribersDocument,
  type EPrescriberFieldsFragment,
  RegisterPrescriberDocument,
} from '../setting.operations.gen.ts';
import classes from './registration.module.css';

const refreshes = ['EPracticePrescribers', 'EPrescribingStatus'].map((read) => ['setting', read] as const);

/** /settings/surescripts-directories: who prescribes where, registered with the network's directory, and the pharmacies it knows. */
export function EPracticePage() {
  const { data, isPending, isError, error, refetch } = useApiQuery(EPracticePrescribersDocument, {});
  useLive('prescribing.registration-changed', () => refreshQueries('setting', 'EPracticePrescribers'));
  const prescribers = data?.e_practice_prescribers;
  const practices = [...new Set((prescribers ?? []).map(({ practice_name }) => practice_name))];
  return (
    <Page>
      <PageHeader title="e-Practice Registration" detail="Practices and prescribers in the network’s directories" />
      {isPending && (
        <Panel>
          <RowsSkeleton rows={4} />
        </Panel>
      )}
      {isError && prescribers === undefined && (
        <Panel>
          <ErrorState error={error} what="The prescribers" onRetry={() => void refetch()} />
        </Panel>
      )}
      {prescribers?.length === 0 && (
        <Panel>
          <EmptyState icon={IconStethoscope} title="Nobody prescribes yet">
            Give somebody a role with the right to e-prescribe, and a practice to work in.
          </EmptyState>
        </Panel>
      )}
      {practices.map((practice) => (
        <Panel key={practice} title={practice} flush>
          <ul className={classes.list} aria-label={`Prescribers at ${practice}`}>
            {prescribers
              ?.filter(({ practice_name }) => practice_name === practice)
              .map((each) => (
                <PrescriberRow key={each.user_id} prescriber={each} />
              ))}
          </ul>
        </Panel>
      ))}
      <DirectoryPanel />
    </Page>
  );
}

function stateOf({ spi, ended_time, is_outdated }: EPrescriberFieldsFragment): { word: string; tone: Tone } {
  if (spi == null) return { word: 'Not registered', tone: 'neutral' };
  if (ended_time != null) return { word: 'Ended', tone: 'neutral' };
  return is_outdated ? { word: 'Changed since', tone: 'warning' } : { word: 'Registered', tone: 'success' };
}

function PrescriberRow({ prescriber }: { prescriber: EPrescriberFieldsFragment }) {
  const { user_id, practice_id, name, npi, spi, service_level, registered_time, ended_time, is_outdated, missing } =
    prescriber;
  const key = { user_id, practice_id };
  const register = useApiMutation(RegisterPrescriberDocument, {
    refreshes,
    onDone: () => toast.success(`${name} is registered`),
  });
  const end = useApiMutation(EndPrescriberRegistrationDocument, {
    refreshes,
    onDone: () => toast.success('Registration ended'),
  });
  const isActive = spi != null && ended_time == null;
  const { word, tone } = stateOf(prescriber);
  return (
    <li>
      <div className={classes.what}>
        <strong>{name}</strong>
        <span className={classes.quiet}>
          NPI {npi ?? 'missing'} · SPI {spi ?? 'none yet'}
          {isActive && service_level != null ? ` · ${service_level.split(',').join(', ')}` : ''}
        </span>
        {registered_time != null && (
          <span className={classes.quiet}>
            {ended_time == null
              ? `The network was told ${formatInstant(registered_time)}`
              : `Ended ${formatInstant(ended_time)}`}
          </span>
        )}
        {missing.length > 0 && <span className={classes.quiet}>Missing: {missing.join(', ')}</span>}
      </div>
      <div className={classes.actions}>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {(!isActive || is_outdated) && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={missing.length > 0}
            loading={register.isPending}
            aria-label={`${isActive ? 'Update' : 'Register'} ${name}`}
            onClick={() => register.mutate(key)}
          >
            {isActive ? 'Update' : 'Register'}
          </Button>
        )}
        {isActive && (
          <Button
            size="compact-sm"
            variant="default"
            loading={end.isPending}
            aria-label={`End the registration of ${name}`}
            onClick={() =>
              void confirm({
                title: `End the registration of ${name}?`,
                message: 'Pharmacies can send nothing to this place any more, and nothing can be sent from it.',
                confirm: 'End it',
                danger: true,
              }).then((yes) => yes && end.mutate(key))
            }
          >
            End
          </Button>
        )}
      </div>
    </li>
  );
}
