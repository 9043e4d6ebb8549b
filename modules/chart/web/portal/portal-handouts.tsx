import { t, useLanguage } from '#kit/language/use-language.ts';
import { Button } from '@mantine/core';
import { useCallback, useId, useState } from 'react';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import classes from './portal-handouts.module.css';

interface SentHandout {
  id: string;
  title: string;
  text: string;
  /** File name of the PDF; null for text. */
  file_name: string | null;
  sent_time: string;
}

/** The patient's handouts; renders nothing if there are none. */
export function PortalHandouts({ call }: PortalSectionProps) {
  useLanguage();
  const id = useId();
  const [unread, setUnread] = useState<string | null>(null);
  const read = usePortalRead(useCallback(() => call<{ handouts: SentHandout[] }>('chart.handouts'), [call]));
  const open = async (handout: SentHandout): Promise<void> => {
    setUnread(null);
    try {
      const { file_name, data } = await call<{ file_name: string; data: string }>('chart.handout-file', {
        id: handout.id,
      });
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = file_name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch {
      setUnread(handout.id);
    }
  };
  if (read.data?.handouts.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{t('Handouts from your clinic')}</h2>
      <ReadLines read={read} label={t('Handouts')} lines={2}>
        {({ handouts }) =>
          handouts.map((handout) => (
            <details key={handout.id} className={classes.handout}>
              <summary>
                {handout.title} <span className={classes.time}>{formatInstant(handout.sent_time)}</span>
              </summary>
              {handout.file_name === null ? (
                <p>{handout.text}</p>
              ) : (
                <p>
                  <Button variant="default" onClick={() => void open(handout)}>
                    {t('Open the PDF')}
                  </Button>
                  {unread === handout.id && <span role="alert"> {t('This file could not be loaded. Try again.')}</span>}
                </p>
              )}
            </details>
          ))
        }
      </ReadLines>
    </section>
  );
}
