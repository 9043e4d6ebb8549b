import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '#values/language/language.ts';
import { setLanguage, useLanguage } from './use-language.ts';

/** A button in the header of a patient page that switches the language. */
export function LanguageSwitch() {
  const other = useLanguage() === 'en' ? 'es' : 'en';
  return (
    <Button variant="subtle" size="compact-md" lang={other} onClick={() => void setLanguage(other, true)}>
      {LANGUAGE_NAMES[other]}
    </Button>
  );
}
