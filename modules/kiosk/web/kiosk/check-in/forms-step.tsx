import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { t, useLanguage } from '#kit/language/use-language.ts';
import { lazyPart } from '#kit/module/lazy-part.tsx';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import { PortalTitle } from '#kit/portal/portal-frame.tsx';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import { portalSections } from '#questionnaires/open';
import type { KioskCall } from '../kiosk-calls.ts';

const Surveys = lazyPart<PortalSectionProps>(() => portalSections[0]!.section());

/** The patient's open questionnaires and forms to sign, as in the patient portal; skipped if there are none. */
export function FormsStep({ call, onNext }: { call: KioskCall; onNext: () => void }) {
  useLanguage();
  const operate = useCallback(
    <Result,>(operation: string, input: object = {}) => call<Result>(`operations/${operation}`, input),
    [call],
  );
  const load = useCallback(() => operate<{ surveys: object[] }>('questionnaires.list'), [operate]);
  const read = usePortalRead(load);
  const [count, setCount] = useState<number | null>(null);
  const found = read.data?.surveys.length;
  useEffect(() => {
    if (count !== null || found === undefined) return;
    setCount(found);
    if (found === 0) onNext();
  }, [count, found, onNext]);
  return (
    <>
      <PortalTitle>{t('Your forms')}</PortalTitle>
      <ReadLines read={read} label={t('Your forms')} lines={3}>
        {() => (
          <>
            <Surveys call={operate} onRequested={() => undefined} />
            <div>
              <Button size="xl" onClick={onNext}>
                {t('Continue')}
              </Button>
            </div>
          </>
        )}
      </ReadLines>
    </>
  );
}
