import { t, useLanguage } from '#kit/language/use-language.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type SyntheticEvent, useCallback, useId, useRef, useState } from 'react';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import classes from './portal-insurance.module.css';
import { smallPicture } from './small-picture.ts';

interface Insurance {
  coverages: {
    id: string;
    payer_name: string;
    plan_name: string;
    priority: string;
    member_id_end: string;
    has_card: boolean;
  }[];
  requests: { id: string; payer_name: string; status: string; reason: string | null; create_time: string }[];
}

const STATUS: Readonly<Record<string, string>> = {
  New: 'Waiting for review',
  Approved: 'Approved',
  Declined: 'Declined',
  Withdrawn: 'Withdrawn by you',
};

/** A patient's insurance in the portal, and the form to send another one with card photos. */
export function PortalInsurance({ call }: PortalSectionProps) {
  useLanguage();
  const id = useId();
  const load = useCallback(() => call<Insurance>('eligibility.list'), [call]);
  const read = usePortalRead(load);
  const [problem, setProblem] = useState<string | null>(null);
  const [form, setForm] = useState<{ coverageId: string | null } | null>(null);
  const withdraw = async (requestId: string): Promise<void> => {
    try {
      await call('eligibility.withdraw', { id: requestId });
      setProblem(null);
      await read.refetch();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('Something went wrong.'));
    }
  };
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{t('My insurance')}</h2>
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <ReadLines read={read} label={t('Your insurance')} lines={2}>
        {(insurance) => (
          <>
            <InsuranceList
              insurance={insurance}
              onChange={(coverageId) => setForm({ coverageId })}
              onWithdraw={(requestId) => void withdraw(requestId)}
            />
            {form === null ? (
              <Button variant="default" onClick={() => setForm({ coverageId: null })}>
                {t('Add insurance')}
              </Button>
            ) : (
              <InsuranceForm
                coverageId={form.coverageId}
                send={(input) => call('eligibility.send', input)}
                onDone={() => {
                  setForm(null);
                  void read.refetch();
                }}
                onCancel={() => setForm(null)}
              />
            )}
          </>
        )}
      </ReadLines>
    </section>
  );
}

interface InsuranceListProps {
  insurance: Insurance;
  onChange: (coverageId: string) => void;
  onWithdraw: (requestId: string) => void;
}

function InsuranceList({ insurance: { coverages, requests }, onChange, onWithdraw }: InsuranceListProps) {
  return (
    <>
      {coverages.length === 0 && <p className={classes.words}>{t('No insurance on file yet.')}</p>}
      <ul className={classes.list}>
        {coverages.map((coverage) => (
          <li key={coverage.id}>
            <strong>{coverage.payer_name}</strong>
            <small>
              {t(coverage.priority)} · {t('member ID ends in {digits}', { digits: coverage.member_id_end })}
              {coverage.plan_name !== '' && ` · ${coverage.plan_name}`}
            </small>
            <Button
              variant="default"
              aria-label={t('Report a change: {payer}', { payer: coverage.payer_name })}
              onClick={() => onChange(coverage.id)}
            >
              {t('Report a change')}
            </Button>
          </li>
        ))}
        {requests.map((request) => (
          <li key={request.id}>
            <span>{request.payer_name}</span>
            <small>
              {t('Sent {time}', { time: formatInstant(request.create_time) })} ·{' '}
              {t(STATUS[request.status] ?? request.status)}
              {request.reason !== null && `: ${request.reason}`}
            </small>
            {request.status === 'New' && (
              <Button variant="subtle" onClick={() => onWithdraw(request.id)}>
                {t('Withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface InsuranceFormProps {
  coverageId: string | null;
  send: (input: object) => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

const EMPTY = {
  payer_name: '',
  member_id: '',
  group_number: '',
  plan_name: '',
  relationship: 'Self',
  subscriber_first_name: '',
  subscriber_last_name: '',
  priority: 'Primary',
};

function InsuranceForm({ coverageId, send, onDone, onCancel }: InsuranceFormProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [cards, setCards] = useState<{ front: string | null; back: string | null }>({ front: null, back: null });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const input = (name: keyof typeof EMPTY, label: string, required = false) => (
    <TextInput
      label={label}
      required={required}
      maxLength={name === 'member_id' ? 40 : 60}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  );
  const picture = (side: 'front' | 'back') => (
    <CardFile
      side={side}
      onChange={(text) => setCards((before) => ({ ...before, [side]: text }))}
      onUnreadable={() => setProblem(t('This picture can’t be read.'))}
    />
  );
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const { payer_name, ...fields } = typed;
    try {
      await send({
        client_key: key.current,
        coverage_id: coverageId,
        payer_name,
        fields,
        card_front: cards.front,
        card_back: cards.back,
      });
      onDone();
    } catch (error) {
      setProblem(
        error instanceof Error ? error.message.replaceAll(/data\.(?:fields\.)?\w+: /g, '') : t('Something went wrong.'),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} aria-label={t('My insurance')} onSubmit={(event) => void submit(event)}>
      {input('payer_name', t('Insurance'), true)}
      {input('member_id', t('Member ID'), true)}
      {input('group_number', t('Group number'))}
      {input('plan_name', t('Plan'))}
      <NativeSelect
        label={t('Payment order')}
        data={[
          { value: 'Primary', label: t('Primary: pays first') },
          { value: 'Secondary', label: t('Secondary: pays second') },
        ]}
        value={typed.priority}
        onChange={(event) => setTyped({ ...typed, priority: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('Policyholder')}
        data={[
          { value: 'Self', label: t('Me') },
          { value: 'Spouse', label: t('My spouse') },
          { value: 'Child', label: t('My parent') },
          { value: 'Other', label: t('Someone else') },
        ]}
        value={typed.relationship}
        onChange={(event) => setTyped({ ...typed, relationship: event.currentTarget.value })}
      />
      {typed.relationship !== 'Self' && (
        <>
          {input('subscriber_first_name', t('Policyholder’s first name'), true)}
          {input('subscriber_last_name', t('Policyholder’s last name'), true)}
        </>
      )}
      {picture('front')}
      {picture('back')}
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={busy}>
          {t('Send to the clinic')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

interface CardFileProps {
  side: 'front' | 'back';
  /** Null if the photo was removed. */
  onChange: (picture: string | null) => void;
  onUnreadable: () => void;
}

function CardFile({ side, onChange, onUnreadable }: CardFileProps) {
  return (
    <label className={classes.file}>
      <span>{side === 'front' ? t('Photo of the front of the card') : t('Photo of the back of the card')}</span>
      <input
        type="file"
        accept="image/*"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file === undefined) onChange(null);
          else void smallPicture(file).then(onChange, onUnreadable);
        }}
      />
    </label>
  );
}
