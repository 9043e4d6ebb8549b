import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconTemplate,
  IconUnderline,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Icon } from '#kit/module/web-module.ts';
import classes from './note-editor.module.css';

interface Tool {
  id: string;
  label: string;
  keys: string;
  icon: Icon;
  act: (editor: Editor) => void;
  active?: (editor: Editor) => boolean;
  possible?: (editor: Editor) => boolean;
  /** Not in the small toolbar of the nurse note. */
  large?: boolean;
}

const apple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
const MOD = apple ? '⌘' : 'Ctrl+';
const ALT = apple ? '⌥' : 'Alt+';
const SHIFT = apple ? '⇧' : 'Shift+';

const GROUPS: readonly (readonly Tool[])[] = [
  [
    tool('heading', 'Heading', `${MOD}${ALT}2`, IconH2, (e) => e.chain().focus().toggleHeading({ level: 2 }).run(), {
      active: (e) => e.isActive('heading', { level: 2 }),
      large: true,
    }),
    tool(
      'subheading',
      'Subheading',
      `${MOD}${ALT}3`,
      IconH3,
      (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
      {
        active: (e) => e.isActive('heading', { level: 3 }),
        large: true,
      },
    ),
  ],
  [
    mark('bold', 'Bold', `${MOD}B`, IconBold, (e) => e.chain().focus().toggleBold().run()),
    mark('italic', 'Italic', `${MOD}I`, IconItalic, (e) => e.chain().focus().toggleItalic().run()),
    mark('underline', 'Underline', `${MOD}U`, IconUnderline, (e) => e.chain().focus().toggleUnderline().run()),
    mark(
      'strike',
      'Strikethrough',
      `${MOD}${SHIFT}S`,
      IconStrikethrough,
      (e) => e.chain().focus().toggleStrike().run(),
      true,
    ),
  ],
  [
    mark('bulletList', 'List', `${MOD}${SHIFT}8`, IconList, (e) => e.chain().focus().toggleBulletList().run()),
    mark('orderedList', 'Numbered list', `${MOD}${SHIFT}7`, IconListNumbers, (e) =>
      e.chain().focus().toggleOrderedList().run(),
    ),
    mark(
      'blockquote',
      'Quote',
      `${MOD}${SHIFT}B`,
      IconBlockquote,
      (e) => e.chain().focus().toggleBlockquote().run(),
      true,
    ),
  ],
  [
    tool('undo', 'Undo', `${MOD}Z`, IconArrowBackUp, (e) => e.chain().focus().undo().run(), {
      possible: (e) => e.can().undo(),
    }),
    tool('redo', 'Redo', `${MOD}${SHIFT}Z`, IconArrowForwardUp, (e) => e.chain().focus().redo().run(), {
      possible: (e) => e.can().redo(),
    }),
  ],
];

function tool(id: string, label: string, keys: string, icon: Icon, act: Tool['act'], more: Partial<Tool> = {}): Tool {
  return { id, label, keys, icon, act, ...more };
}

function mark(id: string, label: string, keys: string, icon: Icon, act: Tool['act'], large = false): Tool {
  return tool(id, label, keys, icon, act, { active: (editor) => editor.isActive(id), large });
}

interface NoteToolbarProps {
  editor: Editor;
  label: string;
  small: boolean;
  /** Offers the templates; omitted where none can be inserted. */
  onTemplates?: () => void;
}

/** The toolbar of an editor: one tab stop, with arrow keys between tools and Escape to return to the text. */
export function NoteToolbar({ editor, label, small, onTemplates }: NoteToolbarProps) {
  const bar = useRef<HTMLDivElement | null>(null);
  const [at, setAt] = useState(small ? 'bold' : 'heading');
  const lit = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });

  const pressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      editor.commands.focus();
      return;
    }
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const to = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const from = tools.indexOf(document.activeElement as HTMLElement);
    tools[Math.max(0, Math.min(tools.length - 1, from + to))]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its tools
    <div ref={bar} className={classes.toolbar} role="toolbar" aria-label={`Format of the ${label}`} onKeyDown={pressed}>
      {GROUPS.map((group) => {
        const tools = group.filter(({ large }) => !small || large !== true);
        return (
          tools.length > 0 && (
            <div key={tools[0]!.id} className={classes.group}>
              {tools.map(({ id, label: name, keys, icon: Picture, act, active }) => (
                <Tooltip key={id} label={`${name} (${keys})`}>
                  <ActionIcon
                    size="md"
                    className={classes.tool}
                    aria-label={name}
                    aria-pressed={active === undefined ? undefined : lit.includes(`+${id} `)}
                    aria-disabled={lit.includes(`-${id} `) || undefined}
                    data-lit={lit.includes(`+${id} `) || undefined}
                    tabIndex={at === id ? 0 : -1}
                    onFocus={() => setAt(id)}
                    // Keeps the text selection.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => act(editor)}
                  >
                    <Picture size={17} stroke={1.75} />
                  </ActionIcon>
                </Tooltip>
              ))}
            </div>
          )
        );
      })}
      {onTemplates !== undefined && (
        <div className={classes.group}>
          <Tooltip label="Templates (type a period)">
            <ActionIcon
              size="md"
              className={classes.tool}
              aria-label="Templates"
              tabIndex={at === 'templates' ? 0 : -1}
              onFocus={() => setAt('templates')}
              onMouseDown={(event) => event.preventDefault()}
              onClick={onTemplates}
            >
              <IconTemplate size={17} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </div>
      )}
    </div>
  );
}

/**
 * Returns the active ("+bold ") and disabled ("-undo ") tools as one string, so that it can be compared cheaply after
 * every key press.
 */
function stateOf(editor: Editor): string {
  let state = '';
  for (const group of GROUPS) {
    for (const { id, active, possible } of group) {
      if (active?.(editor) === true) state += `+${id} `;
      if (possible?.(editor) === false) state += `-${id} `;
    }
  }
  return state;
}
