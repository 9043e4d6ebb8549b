import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { InvitationLinkDocument, type InvitationLinkMutation } from '../registration.operations.gen.ts';
import type { Invitation } from './member-row.ts';

type SharedLink = InvitationLinkMutation['registry_doctor_invitation_link'];

/** Copies the link of an invitation, or prints it with a QR code, for members whom email does not reach. */
export function useShareInvitation(invitation: Invitation) {
  const { clinicName } = useViewer();
  const [isBusy, setBusy] = useState(false);
  const withLink = async (work: (shared: SharedLink) => Promise<void> | void): Promise<void> => {
    setBusy(true);
    try {
      await work((await request(InvitationLinkDocument, { id: invitation.id })).registry_doctor_invitation_link);
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    copy: () =>
      withLink(async ({ link }) => {
        await navigator.clipboard.writeText(link);
        toast.success(`Link copied. It is only for ${invitation.first_name} ${invitation.last_name}.`);
      }),
    print: () => withLink((shared) => printInvitation(clinicName, invitation, shared)),
  };
}

function printInvitation(clinic: string, { first_name, last_name, email }: Invitation, shared: SharedLink): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) return;
  const add = (tag: 'h1' | 'p', text: string): void => {
    const part = page.createElement(tag);
    part.textContent = text;
    page.body.append(part);
  };
  page.body.style.font = '12pt/1.5 sans-serif';
  page.body.style.overflowWrap = 'anywhere';
  add('h1', `Welcome to ${clinic}`);
  add('p', `${first_name} ${last_name}, you are invited to work with ${clinic} on Salus.`);
  add('p', `Scan the code or open the address, and choose a password. Your username is ${email}.`);
  const code = page.createElement('img');
  code.alt = '';
  code.width = 180;
  code.addEventListener('load', () => frame.contentWindow?.print());
  code.src = `data:image/svg+xml;utf8,${encodeURIComponent(shared.qr_svg)}`;
  page.body.append(code);
  add('p', shared.link);
  add('p', `The link works once, until ${formatInstant(shared.expires_time)}. It is only for you: don’t pass it on.`);
  setTimeout(() => frame.remove(), 60_000);
}
