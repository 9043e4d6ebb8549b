import { createDocument, type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { mayTakeFocus } from '#kit/windows/page-arrival.ts';
import { isNoteEmpty } from '../../rules/index.ts';
import type { NoteWork } from '../saving/note-work.ts';
import prose from '../note-prose.module.css';
import { endsWord } from './ends-word.ts';
import classes from './note-editor.module.css';
import { noteExtensions } from './note-extensions.ts';
import { noteMarks, redrawMarks } from './note-marks.ts';
import { NoteToolbar } from './note-toolbar.tsx';
import { sectionRange } from './section-range.ts';
import { showOthers } from './show-others.ts';
import { TextOffers } from './text-offers.tsx';
import { useTextAids } from './use-text-aids.ts';
import { writeNoteHtml } from './write-note-html.ts';

export interface NoteEditorProps {
  work: NoteWork;
  field: 'note' | 'nurse_note';
  /** Accessible name: "SOAP note". */
  label: string;
  patientId: string;
  /** Text carried over into this one. */
  copied: readonly { lines: readonly string[] }[];
}

/**
 * The editor for one text of a note. Every change is reported to the saver; the text is serialized only when needed,
 * not on every key press.
 */
export function NoteEditor({ work, field, label, patientId, copied }: NoteEditorProps) {
  const current = useRef<Editor | null>(null);
  const aids = useTextAids(current, patientId);
  const latestAids = useRef(aids);
  const lines = useRef<ReadonlySet<string>>(new Set());
  const [marks] = useState(() => noteMarks(() => lines.current, { blank: classes.blank!, copied: classes.copied! }));
  const editor = useEditor({
    extensions: [...noteExtensions, marks],
    content: work.store.getState().fields[field],
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: prose.prose!,
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': 'true',
        'aria-description': 'Press Escape for the toolbar',
        spellcheck: 'true',
      },
      handleKeyDown: (view, event) => {
        if (latestAids.current.pressed(event)) {
          event.preventDefault();
          return true;
        }
        if (event.key !== 'Escape' && !(event.key === 'F10' && event.altKey)) return false;
        const frame = view.dom.closest(`.${classes.frame}`);
        frame?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
        return true;
      },
    },
    onCreate: ({ editor: made }) => {
      if (field === 'note' && isNoteEmpty(work.store.getState().fields.note)) beginWriting(made);
    },
    onUpdate: ({ editor: changed, transaction }) => {
      work.saver.change(field, endsWord(changed.state, transaction));
      latestAids.current.look();
    },
    onBlur: () => {
      work.saver.hurry();
      latestAids.current.close();
    },
  });
  useEffect(() => {
    current.current = editor;
    latestAids.current = aids;
  });
  useEffect(() => {
    lines.current = new Set(copied.flatMap((one) => one.lines));
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(redrawMarks, true));
  }, [copied, editor]);

  // A page that was hidden gets a new editor, which starts with the initial text of the first one. The previous
  // instance is gone, and its text may be outdated.
  useEffect(() => {
    if (editor.isDestroyed) return;
    return work.bindEditor(field, {
      html: () => writeNoteHtml(editor.state.doc),
      show: (html) => showText(editor, html),
      insert: (section, html) => insertBelow(editor, section, html),
    });
  }, [editor, field, work]);

  return (
    <div className={classes.frame} data-field={field}>
      <NoteToolbar editor={editor} label={label} small={field === 'nurse_note'} onTemplates={aids.browse} />
      {/* Clicking the space below the last line places the caret at the end of the text. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the text itself takes the keyboard */}
      <div
        className={classes.scroller}
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          editor.commands.focus('end');
        }}
      >
        <EditorContent editor={editor} className={classes.content} />
      </div>
      {aids.offer !== null && <TextOffers offer={aids.offer} onPick={aids.pick} />}
    </div>
  );
}

/** Places the caret on the first empty line of an empty note, unless that would open a phone's keyboard. */
function beginWriting(editor: Editor): void {
  if (!mayTakeFocus() || !window.matchMedia('(pointer: fine)').matches) return;
  let first: number | undefined;
  editor.state.doc.descendants((node, at) => {
    if (first === undefined && node.isTextblock && node.content.size === 0) first = at + 1;
    return first === undefined;
  });
  editor.commands.focus(first ?? 'start', { scrollIntoView: false });
}

/** Inserts HTML below the heading with that name, replacing an empty line; at the end if there is no such heading. */
function insertBelow(editor: Editor, section: string, html: string): void {
  if (editor.isDestroyed) return;
  const { doc } = editor.state;
  editor
    .chain()
    .insertContentAt(sectionRange(doc, section) ?? doc.content.size, html)
    .run();
}

/** Shows another version of the text; spaces stay as they are, also the one just typed at the end of a line. */
function showText(editor: Editor, html: string): void {
  if (editor.isDestroyed || writeNoteHtml(editor.state.doc) === html) return;
  const next = createDocument(html, editor.schema, { preserveWhitespace: 'full' });
  editor.view.dispatch(showOthers(editor.state.tr, next));
}
