import { Suspense } from 'react';
import { lazy, loadPart } from '#kit/module/lazy.ts';
import { NoteView } from '../note-view.tsx';
import { useWork } from '../saving/use-note-work.ts';
import classes from './note-editor.module.css';
import type { NoteEditorProps } from './note-editor.tsx';

const fetchEditor = () => import('./note-editor.tsx').then((file) => ({ default: file.NoteEditor }));
const NoteEditor = lazy(fetchEditor);

/** Starts loading the large editor bundle while the note itself loads. */
export function prepareNoteEditor(): void {
  // A failure is reported when the editor is shown and loading fails again.
  void loadPart(fetchEditor).catch(() => undefined);
}

/** The text of a note in the position that it has in the editor. */
export function WaitingNoteEditor({ work, field }: Pick<NoteEditorProps, 'work' | 'field'>) {
  const text = useWork(work, (state) => state.fields[field]);
  return (
    <div className={classes.frame} data-field={field} aria-busy>
      <div className={`${classes.toolbar} ${classes.waiting}`} />
      <div className={classes.scroller}>
        <NoteView html={text} />
      </div>
    </div>
  );
}

/** The editor of a note; until its code is loaded, the text is shown in the same position. */
export function LazyNoteEditor(props: NoteEditorProps) {
  const ready = useWork(props.work, (state) => state.ready);
  const waiting = <WaitingNoteEditor work={props.work} field={props.field} />;
  if (!ready) return waiting;
  return (
    <Suspense fallback={waiting}>
      <NoteEditor {...props} />
    </Suspense>
  );
}
