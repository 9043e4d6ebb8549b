import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { SearchSelect } from '#kit/forms/fields/search-select-field.tsx';
import { can } from '#kit/session/viewer.ts';
import type { DrawerContentProps } from '#kit/windows/open-drawer.ts';
import { CheckResult } from '../checks/check-result.tsx';
import classes from '../eligibility.module.css';
import { CheckEligibilityDocument, type CheckFieldsFragment } from '../eligibility.operations.gen.ts';
import { findPayers, PAYER_DEBOUNCE_MS } from '../find-payers.ts';
import { ExpressAdd } from './express-add.tsx';

const EMPTY = { payerId: '', firstName: '', lastName: '', memberId: '' };
const SYSTEM_ERROR = { title: 'System Error' };

/** Checks a person's eligibility, patient or not; an Active person can be added as a patient immediately. */
export function EligibilityDrawer({ onClose }: DrawerContentProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [check, setCheck] = useState<CheckFieldsFragment | null>(null);
  const key = useRef(crypto.randomUUID());
  const ask = useApiMutation(CheckEligibilityDocument, { refreshes: ['eligibility'], quiet: true });
  // A result is never shown next to input other than its own.
  const take = (part: Partial<typeof EMPTY>): void => {
    setTyped((before) => ({ ...before, ...part }));
    setCheck(null);
    key.current = crypto.randomUUID();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (Object.values(typed).some((text) => text.trim() === '')) {
      toast.error('All fields are required for eligibility check.', { title: 'Input Error' });
      return;
    }
    setCheck(null);
    ask.mutate(
      { ...typed, client_key: key.current },
      {
        onSuccess: ({ checkEligibility }) => {
          setCheck(checkEligibility);
          // The next click sends a new request.
          key.current = crypto.randomUUID();
          if (checkEligibility.status === 'CouldNotCheck')
            toast.error(checkEligibility.reasons[0] ?? 'The payer could not be reached.', SYSTEM_ERROR);
        },
        onError: (error) => {
          const isInput = error instanceof ApiError && error.code === 'BAD_USER_INPUT';
          const message = isInput ? error.message.replace(/^\w+: /, '') : error.message;
          toast.error(message, isInput ? { title: 'Input Error' } : SYSTEM_ERROR);
        },
      },
    );
  };
  return (
    <div className={classes.drawer}>
      <form aria-label="Eligibility" className={classes.form} onSubmit={submit} noValidate>
        <SearchSelect
          label="Insurance Name"
          withAsterisk
          search={findPayers}
          debounceMs={PAYER_DEBOUNCE_MS}
          onChange={(id) => take({ payerId: id ?? '' })}
          data-autofocus
        />
        <TextInput
          label="First Name"
          withAsterisk
          maxLength={60}
          autoComplete="off"
          value={typed.firstName}
          onChange={(event) => take({ firstName: event.currentTarget.value })}
        />
        <TextInput
          label="Last Name"
          withAsterisk
          maxLength={60}
          autoComplete="off"
          value={typed.lastName}
          onChange={(event) => take({ lastName: event.currentTarget.value })}
        />
        <TextInput
          label="Member ID"
          withAsterisk
          maxLength={40}
          autoComplete="off"
          value={typed.memberId}
          onChange={(event) => take({ memberId: event.currentTarget.value })}
        />
        <Button type="submit" loading={ask.isPending}>
          Confirm
        </Button>
      </form>
      <div aria-live="polite">{check !== null && <CheckResult check={check} />}</div>
      {check?.status === 'Active' && can('patients.create') && can('eligibility.edit') && (
        <ExpressAdd key={check.id} checkId={check.id} onClose={onClose} />
      )}
    </div>
  );
}
