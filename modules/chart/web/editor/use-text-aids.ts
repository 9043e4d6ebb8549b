import type { Editor } from '@tiptap/react';
import { type RefObject, useRef, useState } from 'react';
import { queryClient } from '#kit/api/query-client.ts';
import { request } from '#kit/api/request.ts';
import { readOptions } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { nextBlank } from '../../rules/index.ts';
import { ChartTemplatesDocument, UseTemplateDocument } from '../chart.operations.gen.ts';
import { insertTemplate, type TemplatePlace } from './insert-template.ts';
import { blanksIn } from './note-marks.ts';

/** A suggestion that replaces a range of the text. */
export interface TextOffer {
  kind: 'template' | 'choice';
  from: number;
  to: number;
  options: readonly { value: string; label: string; detail?: string }[];
  at: number;
  /** Its position in window pixels. */
  left: number;
  top: number;
}

export type TextAids = ReturnType<typeof useTextAids>;

// A period alone offers all templates.
const TYPED = /(?:^|[\s([])\.([a-z0-9][a-z0-9_-]{0,29})?$/i;

/** Writing aids: templates by `.nickname`, and F2 to jump between blanks, with suggestions for a `{pick|list}`. */
export function useTextAids(editor: RefObject<Editor | null>, patientId: string) {
  const [offer, setOffer] = useState<TextOffer | null>(null);
  const latest = useRef<TextOffer | null>(null);
  const show = (next: TextOffer | null): void => {
    latest.current = next;
    setOffer(next);
  };
  const placeOf = (at: number): { left: number; top: number } => {
    const { left, bottom } = editor.current!.view.coordsAtPos(at);
    return { left, top: bottom + 4 };
  };

  const toBlank = (after: number): boolean => {
    const now = editor.current;
    if (now === null) return false;
    const blank = nextBlank(blanksIn(now.state.doc), after);
    if (blank === null) {
      toast.info('No blanks left', { id: 'blank' });
      return true;
    }
    const { from, to, choices } = blank;
    now.chain().focus().setTextSelection({ from, to }).scrollIntoView().run();
    const options = choices.map((choice) => ({ value: choice, label: choice === '' ? '(nothing)' : choice }));
    show(options.length === 0 ? null : { kind: 'choice', from, to, options, at: 0, ...placeOf(from) });
    return true;
  };

  const bringIn = async (id: string, typed: TemplatePlace): Promise<void> => {
    const timezone = clinicZone();
    const { chart_template_use_template: filled } = await request(UseTemplateDocument, { id, timezone, patientId });
    const now = editor.current;
    if (now === null || now.isDestroyed) return;
    const from = insertTemplate(now, filled.template_html, typed);
    if (nextBlank(blanksIn(now.state.doc), from) !== null) toBlank(from);
  };

  const pick = (value: string): void => {
    const chosen = latest.current;
    const now = editor.current;
    if (chosen === null || now === null) return;
    show(null);
    const range = { from: chosen.from, to: chosen.to };
    if (chosen.kind === 'choice') {
      putChoice(now, range, value);
      return;
    }
    const nickname = now.state.doc.textBetween(range.from, range.to);
    bringIn(value, { ...range, nickname }).catch(reportError);
  };

  /** Suggests templates for the text before the caret. */
  const look = async (): Promise<void> => {
    const now = editor.current;
    if (now === null || now.isDestroyed) return;
    const typed = typedNickname(now);
    if (typed === null) {
      if (latest.current?.kind === 'template') show(null);
      return;
    }
    const options = await templatesLike(typed.nickname);
    const still = typedNickname(now);
    if (options.length === 0 || still === null || still.from !== typed.from) {
      if (latest.current?.kind === 'template') show(null);
      return;
    }
    show({ kind: 'template', from: still.from, to: still.to, options, at: 0, ...placeOf(still.from) });
  };

  /** Suggests all templates at the caret, for the toolbar. */
  const browse = async (): Promise<void> => {
    const options = await templatesLike('');
    const now = editor.current;
    if (now === null || now.isDestroyed) return;
    if (options.length === 0) {
      toast.info('No templates yet. Create one under Templates in the settings.', { id: 'templates' });
      return;
    }
    now.commands.focus();
    const { from } = now.state.selection;
    show({ kind: 'template', from, to: from, options, at: 0, ...placeOf(from) });
  };

  const pressed = (event: KeyboardEvent): boolean => {
    const open = latest.current;
    if (event.key === 'F2') {
      const { from, to } = editor.current!.state.selection;
      return toBlank(from === to ? from : to);
    }
    if (open === null) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      show({ ...open, at: (open.at + step + open.options.length) % open.options.length });
      return true;
    }
    if (event.key === 'Escape') {
      show(null);
      return true;
    }
    if (event.key === 'Enter' || event.key === 'Tab') {
      pick(open.options[open.at]!.value);
      return true;
    }
    const number = open.kind === 'choice' ? Number(event.key) : 0;
    if (number >= 1 && number <= open.options.length) {
      pick(open.options[number - 1]!.value);
      return true;
    }
    if (open.kind === 'choice') show(null);
    return false;
  };

  return {
    offer,
    pick,
    pressed,
    browse: () => void browse().catch(reportError),
    look: () => void look().catch(() => undefined),
    close: () => show(null),
    toBlank,
  };
}

/** Returns suggestions for the templates whose nickname starts with `begun`. */
async function templatesLike(begun: string): Promise<TextOffer['options']> {
  const read = readOptions(ChartTemplatesDocument, { search: null, deleted: false });
  const { chart_template_search: templates } = await queryClient.query({ ...read, meta: { quiet: true } });
  const found = templates.filter(({ nickname }) => nickname.startsWith(begun));
  return found.map(({ id, name, nickname }) => ({ value: id, label: `.${nickname}`, detail: name }));
}

function putChoice(editor: Editor, range: { from: number; to: number }, choice: string): void {
  editor
    .chain()
    .focus()
    .insertContentAt(range, choice === '' ? [] : { type: 'text', text: choice })
    .run();
  if (choice === '') editor.chain().focus().deleteRange(range).run();
}

function typedNickname(editor: Editor): TemplatePlace | null {
  const { $from, empty } = editor.state.selection;
  if (!empty || !$from.parent.isTextblock) return null;
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 40), $from.parentOffset, undefined, ' ');
  const found = TYPED.exec(before);
  if (found === null) return null;
  const nickname = found[1] ?? '';
  return { from: $from.pos - nickname.length - 1, to: $from.pos, nickname: nickname.toLowerCase() };
}
