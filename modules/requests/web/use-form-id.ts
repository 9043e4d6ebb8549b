import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a form ID for the Approve button, which is outside of the form, below the window's body. The button only uses
 * it once the form is mounted.
 */
export function useFormId(
  { element }: { element: RefObject<HTMLFormElement | null> },
  formId: string,
  onReady: () => void,
): void {
  const ready = useRef(onReady);
  useEffect(() => {
    if (element.current === null) return;
    element.current.id = formId;
    ready.current();
  }, [element, formId]);
}
