import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { requestRest } from '#kit/api/request.ts';
import { loadTermsText } from '#practice/web';
import { useAbout } from './about.ts';
import { ProsePage } from './prose-page.tsx';

/** /about-us: the product and its version. */
export function AboutPage() {
  const about = useAbout();
  return (
    <ProsePage title="About Salus">
      <p>
        Salus is a clinic’s whole working day in one program: the calendar, patients and their charts, tasks and
        messages, billing and stock, and the settings around them.
      </p>
      <p>
        It is free software that runs on a computer the clinic chooses. Only the clinic holds its records: no company in
        between, no outside account, and no telemetry.
      </p>
      <h2>This installation</h2>
      <p>{about === undefined ? 'Salus' : `${about.product} ${about.version}`}</p>
      {about?.demo != null && <p>It shows the demo clinic. All of its patients and members are fictional.</p>}
      <h2>Questions</h2>
      <p>Ask your clinic’s administrator, who runs this installation and manages accounts and rights.</p>
    </ProsePage>
  );
}

/** /privacy: what data is stored, where, and who can see it. */
export function PrivacyPage() {
  return (
    <ProsePage title="Privacy">
      <p>
        This page describes how the program handles data. The clinic that runs it decides what data is entered and why,
        and must give its patients and staff its own privacy notice. Ask the clinic for it.
      </p>
      <h2>Data storage</h2>
      <p>
        In one database and one folder of files on a computer the clinic chooses. Salus sends nothing to its developers.
      </p>
      <h2>Data sent from Salus</h2>
      <ul>
        <li>Emails and text messages that members send or schedule, through the services the clinic set up.</li>
        <li>What members send to pharmacies, laboratories and payment services that the clinic has connected.</li>
      </ul>
      <h2>Data stored in this browser</h2>
      <ul>
        <li>Your session and unsaved entries, encrypted with a key that cannot be exported.</li>
        <li>A random name for this browser, shown in your list of sessions.</li>
        <li>
          Only at your request: one cookie for 30 days, so that this device is not asked for a second factor. It can’t
          sign anyone in without the password.
        </li>
      </ul>
      <p>There are no other cookies, no advertising and no visitor tracking.</p>
      <h2>Access to records</h2>
      <p>
        Every view of a patient’s record, every change and every sign-in is recorded in a tamper-evident audit log. The
        clinic’s administrators can read it.
      </p>
      <h2>Retention</h2>
      <p>The program never erases parts of a record; the clinic keeps them for as long as the law requires.</p>
    </ProsePage>
  );
}

interface ClinicTerms {
  clinic_name: string;
  title: string;
  text: string;
  number: number;
  published_time: string;
}

const TermsText = lazy(loadTermsText);

/** /terms: the terms of the clinic if the installation has a single one; otherwise the license of the program. */
export function TermsPage() {
  const { data, isPending } = useQuery({
    queryKey: ['terms'],
    queryFn: () => requestRest<{ terms: ClinicTerms | null }>('/api/terms'),
    retry: false,
    meta: { quiet: true },
  });
  const terms = data?.terms;
  if (isPending) return <ProsePage title="Terms of use">{null}</ProsePage>;
  if (terms != null)
    return (
      <ProsePage title={terms.title}>
        <Text c="dimmed" size="sm" mb="md">
          {terms.clinic_name}, version {terms.number}
        </Text>
        <Suspense>
          <TermsText text={terms.text} />
        </Suspense>
      </ProsePage>
    );
  return <ProgramTerms />;
}

function ProgramTerms() {
  return (
    <ProsePage title="Terms of use">
      <h2>The program</h2>
      <p>
        Salus is free software. You may use, study, change and share it under its license. It comes without warranty of
        any kind, as stated in the license.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Your account is yours alone. Do not share it, and do not use anyone else’s.</li>
        <li>Keep your password, recovery codes and passkeys to yourself. No one will ever ask you for a code.</li>
        <li>Lock the screen or sign out when you leave. Idle sessions end automatically.</li>
        <li>Tell an administrator immediately if you think someone else used your account.</li>
      </ul>
      <h2>The records</h2>
      <ul>
        <li>View only what you need to care for a patient or run the clinic. Every view is recorded.</li>
        <li>
          Salus is a tool for trained professionals. It does not replace their judgment, and what it shows may be wrong.
        </li>
      </ul>
      <h2>Between you and your clinic</h2>
      <p>
        Everything else about your work is between you and the clinic. If the clinic has terms for you to accept, you
        see them after you sign in.
      </p>
      <Text c="dimmed" size="sm" mt="lg">
        The operator of this installation is responsible for it, not the developers of the program.
      </Text>
    </ProsePage>
  );
}
