import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { loadSmallPicture } from '#eligibility/open';
import { t, useLanguage } from '#kit/language/use-language.ts';
import { PortalTitle } from '#kit/portal/portal-frame.tsx';
import type { KioskCall, KioskVisit } from '../kiosk-calls.ts';
import classes from '../kiosk.module.css';

interface InsuranceStepProps {
  visit: KioskVisit;
  call: KioskCall;
  onNext: () => void;
}

/** Confirms the insurance; the card is photographed for the clinic's review. */
export function InsuranceStep({ visit: { insurance }, call, onNext }: InsuranceStepProps) {
  useLanguage();
  const [form, setForm] = useState<'photo' | 'new' | null>(null);
  if (form !== null)
    return <CardForm isNew={form === 'new'} call={call} onNext={onNext} onBack={() => setForm(null)} />;
  return (
    <>
      <PortalTitle>{insurance === null ? t('Do you have insurance?') : t('Is this your insurance?')}</PortalTitle>
      {insurance !== null && (
        <dl className={classes.facts}>
          <dt>{t('Insurance')}</dt>
          <dd>{insurance.payer_name}</dd>
          <dt>{t('Member ID')}</dt>
          <dd>{t('ends in {digits}', { digits: insurance.member_id_end })}</dd>
        </dl>
      )}
      <div className={classes.buttons}>
        {insurance !== null && (
          <>
            <Button size="xl" variant={insurance.has_card ? 'filled' : 'default'} onClick={onNext}>
              {t('Yes, nothing has changed')}
            </Button>
            <Button size="xl" variant={insurance.has_card ? 'default' : 'filled'} onClick={() => setForm('photo')}>
              {t('Photograph my card')}
            </Button>
          </>
        )}
        <Button size="xl" variant="default" onClick={() => setForm('new')}>
          {insurance === null ? t('Add insurance') : t('I have other insurance')}
        </Button>
        {insurance === null && (
          <Button size="xl" variant="default" onClick={onNext}>
            {t('Continue without insurance')}
          </Button>
        )}
      </div>
    </>
  );
}

interface CardFormProps extends Pick<InsuranceStepProps, 'call' | 'onNext'> {
  isNew: boolean;
  onBack: () => void;
}

function CardForm({ isNew, call, onNext, onBack }: CardFormProps) {
  useLanguage();
  const [typed, setTyped] = useState({ payer_name: '', member_id: '' });
  const [cards, setCards] = useState<{ front: string | null; back: string | null }>({ front: null, back: null });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!isNew && cards.front === null) return setProblem(t('Take a photo of the front of the card.'));
    setBusy(true);
    setProblem(null);
    try {
      const pictures = { card_front: cards.front, card_back: cards.back };
      await call('card', { client_key: key.current, is_new: isNew, ...pictures, ...(isNew && typed) });
      onNext();
    } catch (error) {
      setProblem(
        error instanceof Error ? error.message.replaceAll(/data\.(?:fields\.)?\w+: /g, '') : t('Please try again.'),
      );
      setBusy(false);
    }
  };
  const take = (side: 'front' | 'back') => (picture: string | null) =>
    setCards((before) => ({ ...before, [side]: picture }));
  return (
    <>
      <PortalTitle>{t('Your insurance card')}</PortalTitle>
      <form className={classes.form} aria-label={t('Your insurance card')} onSubmit={(event) => void send(event)}>
        {isNew && (
          <>
            <TextInput
              size="lg"
              label={t('Insurance')}
              required
              maxLength={60}
              autoComplete="off"
              value={typed.payer_name}
              onChange={(event) => setTyped({ ...typed, payer_name: event.currentTarget.value })}
            />
            <TextInput
              size="lg"
              label={t('Member ID')}
              required
              maxLength={40}
              autoComplete="off"
              value={typed.member_id}
              onChange={(event) => setTyped({ ...typed, member_id: event.currentTarget.value })}
            />
          </>
        )}
        <CardPhoto label={t('Photo of the front of the card')} onTaken={take('front')} onProblem={setProblem} />
        <CardPhoto label={t('Photo of the back of the card')} onTaken={take('back')} onProblem={setProblem} />
        {problem !== null && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <div className={classes.buttons}>
          <Button type="submit" size="xl" loading={busy}>
            {t('Send to the clinic')}
          </Button>
          <Button size="xl" variant="default" onClick={onBack}>
            {t('Back')}
          </Button>
        </div>
      </form>
    </>
  );
}

interface CardPhotoProps {
  label: string;
  onTaken: (picture: string | null) => void;
  onProblem: (problem: string) => void;
}

function CardPhoto({ label, onTaken, onProblem }: CardPhotoProps) {
  return (
    <label className={classes.file}>
      <span>{label}</span>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file === undefined) return onTaken(null);
          void loadSmallPicture()
            .then((small) => small(file))
            .then(onTaken, () => onProblem(t('This picture can’t be read.')));
        }}
      />
    </label>
  );
}
