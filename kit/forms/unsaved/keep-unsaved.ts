import { useSession, viewerId } from '../../session/viewer.ts';
import { dropDraft, keepDraft, readDraft } from '../../vault/drafts.ts';
import { type UnsavedForm, useUnsavedForms } from './unsaved-forms.ts';

const ENTRY = 'unsaved-forms';

/**
 * Restores the list of forms that were unsaved when the browser was closed, if their drafts still exist, and persists
 * the list from then on, together with the drafts. Returns a function that stops this, e.g. at sign-out.
 */
export function keepUnsaved(): () => void {
  const user = viewerId();
  if (user === null) return () => undefined;
  let ended = false;
  const read = stillUnsaved().then((before) => {
    if (ended || before.length === 0) return;
    useUnsavedForms.setState(({ forms }) => ({
      forms: [...before.filter(({ draftKey }) => !forms.some((form) => form.draftKey === draftKey)), ...forms],
    }));
  });
  const stop = useUnsavedForms.subscribe(({ forms }, before) => {
    if (forms === before.forms || viewerId() !== user) return;
    const lasting = forms.filter(({ lasts }) => lasts === true);
    void read.then(() => (lasting.length === 0 ? dropDraft(ENTRY) : keepDraft(ENTRY, lasting, new Date())));
  });
  return () => {
    ended = true;
    stop();
    if (useSession.getState().viewer === null) useUnsavedForms.setState({ forms: [] });
  };
}

async function stillUnsaved(): Promise<UnsavedForm[]> {
  const kept = (await readDraft<readonly UnsavedForm[]>(ENTRY))?.values ?? [];
  const drafts = await Promise.all(kept.map(({ draftKey }) => readDraft(draftKey)));
  return kept.filter((_, at) => drafts[at] !== undefined);
}
