import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { NoteView } from '../note-view.tsx';
import { useWork } from '../saving/use-note-work.ts';
import classes from './note-editor.module.css';
import type { NoteEditorProps } from './note-editor.tsx';

const fetchEditor = () => import('./note-editor.tsx').then((file) => ({ default: file.NoteEditor }));
const NoteEditor = lazy(fetchEditor);

/** Starts loading the large editor bundle while the note itself loads. */
export function prepareNoteEditor(): void {
  void fetchEditor();
}

/** The editor of a note; until its code is loaded, the text is shown in the same position. */
export function LazyNoteEditor(props: NoteEditorProps) {
  const ready = useWork(props.work, (state) => state.ready);
  const text = useWork(props.work, (state) => state.fields[props.field]);
  const waiting = (
    <div className={classes.frame} data-field={props.field} aria-busy>
      <div className={`${classes.toolbar} ${classes.waiting}`} />
      <div className={classes.scroller}>
        <NoteView html={text} />
      </div>
    </div>
  );
  if (!ready) return waiting;
  return (
    <Suspense fallback={waiting}>
      <NoteEditor {...props} />
    </Suspense>
  );
}
