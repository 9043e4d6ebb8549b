import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { requestRest } from '#kit/api/request.ts';
import { loadTermsText } from '#practice/web';
import { useAbout } from './about.ts';
import { ProsePage } from './prose-page.tsx';

/** /about-us: what Salus is, and which one this is. */
export function AboutPage() {
  const about = useAbout();
  return (
    <ProsePage title="About Salus">
      <p>
        Salus is a clinic’s whole working day in one program: the calendar, patients and their charts, tasks and
        messages, billing and stock, and the settings around them.
      </p>
      <p>
        It is free software that runs on a computer of the clinic’s own choosing. Nobody but the clinic holds its
        records: there is no company in between, no account with anybody, and nothing that reports home.
      </p>
      <h2>This installation</h2>
      <p>{about === undefined ? 'Salus' : `${about.product} ${about.version}`}</p>
      {about?.demo != null && (
        <p>It shows the demo clinic: every patient in it is made up, and so are the people who work there.</p>
      )}
      <h2>Questions</h2>
      <p>
        Ask the administrator of your clinic: they run this installation, and decide who may come in and what they may
        do.
      </p>
    </ProsePage>
  );
}

/** /privacy: what this program keeps, where, and who sees it. */
export function PrivacyPage() {
  return (
    <ProsePage title="Privacy">
      <p>
        This page says what the program does with what is entered. The clinic that runs it decides what is entered and
        why, and owes its patients and staff its own notice; ask there for it.
      </p>
      <h2>Where it is kept</h2>
      <p>
        In one database and one folder of files on the computer that the clinic chose. Salus sends nothing to those who
        wrote it.
      </p>
      <h2>What leaves Salus</h2>
      <ul>
        <li>
          E-mails and text messages that members send or that are due, through the services that the clinic set up.
        </li>
        <li>What members send to pharmacies, laboratories or payment services, once the clinic has connected them.</li>
      </ul>
      <h2>What this browser keeps</h2>
      <ul>
        <li>Your session and what you typed but did not save, encrypted with a key that cannot be read out.</li>
        <li>A random name for this browser, shown to you in the list of your sessions.</li>
        <li>
          Only if you ask for it, one cookie for 30 days, so that this device is not asked for a second factor. It never
          signs anybody in by itself.
        </li>
      </ul>
      <p>There are no other cookies, no advertising and no counting of visitors.</p>
      <h2>Who sees what</h2>
      <p>
        Every look at a patient’s record, every change, and every sign-in is written into an audit log that cannot be
        altered unnoticed. The clinic’s administrators can read it.
      </p>
      <h2>How long</h2>
      <p>
        Nothing that was part of a record is erased by the program; the clinic keeps it for as long as its law asks.
      </p>
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

/** /terms: the terms of the clinic that has this installation to itself; else on what terms the program is given. */
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
        Salus is free software. It may be used, studied, changed and shared under the license that comes with it, and it
        comes without warranty of any kind, as that license says.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>It is yours alone. Do not lend it, and do not work under somebody else’s.</li>
        <li>
          Keep your password, your recovery codes and your passkeys to yourself. Nobody will ever ask you for a code.
        </li>
        <li>Lock the screen or sign out when you leave it. A session that nobody uses ends by itself.</li>
        <li>Tell an administrator at once if you think that somebody else was in your account.</li>
      </ul>
      <h2>The records</h2>
      <ul>
        <li>Look only at what you need to care for a patient or to run the clinic. Every look is written down.</li>
        <li>
          Salus is a tool for those who know their trade. It does not decide for them, and what it shows may be wrong.
        </li>
      </ul>
      <h2>Between you and your clinic</h2>
      <p>
        Whatever else holds for your work is between you and the clinic. Terms that it wants you to accept, it shows you
        after you have signed in.
      </p>
      <Text c="dimmed" size="sm" mt="lg">
        Who runs this installation answers for it, not those who wrote the program.
      </Text>
    </ProsePage>
  );
}
