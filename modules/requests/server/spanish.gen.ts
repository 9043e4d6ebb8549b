// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  "Hello {name},": (d) => "Hola, " + d.name + ":",
  "Your request to {clinic}": (d) => "Su solicitud a " + d.clinic,
  "We could not complete the request you sent on {day}. Please call us.": (d) => "No pudimos completar la solicitud que envió el " + d.day + ". Llámenos, por favor.",
  "We could not complete the request you sent on {day}. The reason is in your patient portal. Ask us for a link, or call us.": (d) => "No pudimos completar la solicitud que envió el " + d.day + ". El motivo está en su portal del paciente. Pídanos un enlace o llámenos.",
  "We have updated your record with what you sent on {day}. Thank you.": (d) => "Actualizamos su expediente con lo que envió el " + d.day + ". Gracias.",
  "Your appointment on {time} has been canceled, as you requested.": (d) => "Su cita del " + d.time + " fue cancelada, como lo pidió.",
  "Your appointment is on {time} with {names}.": (d) => "Su cita es el " + d.time + " con " + d.names + ".",
  "Your appointment is on {time}.": (d) => "Le esperamos el " + d.time + " para su cita.",
  "New message from {clinic}": (d) => "Nuevo mensaje de " + d.clinic,
  "New information from {clinic}": (d) => "Nueva información de " + d.clinic,
  "Your patient portal at {clinic}": (d) => "Su portal del paciente en " + d.clinic,
  "{clinic}: you have a new message. Sign in with your date of birth; the link works once, for {days} days: {link}": (d) => d.clinic + ": tiene un mensaje nuevo. Entre con su fecha de nacimiento; el enlace funciona una sola vez, durante " + d.days + " días: " + d.link,
  "{clinic}: you have new information. Sign in with your date of birth; the link works once, for {days} days: {link}": (d) => d.clinic + ": tiene información nueva. Entre con su fecha de nacimiento; el enlace funciona una sola vez, durante " + d.days + " días: " + d.link,
  "{clinic}: view your record and send requests. Sign in with your date of birth; the link works once, for {days} days: {link}": (d) => d.clinic + ": vea su expediente y envíe solicitudes. Entre con su fecha de nacimiento; el enlace funciona una sola vez, durante " + d.days + " días: " + d.link,
  "You will be asked for your date of birth. The link works once and expires after {days} days. Do not share it. If you did not expect this message, you can ignore it.": (d) => "Le pediremos su fecha de nacimiento. El enlace funciona una sola vez y vence a los " + d.days + " días. No lo comparta. Si no esperaba este mensaje, puede ignorarlo.",
  "{clinic} sent you a message. Read it in your patient portal:": (d) => d.clinic + " le envió un mensaje. Léalo en su portal del paciente:",
  "You have new information from {clinic}. View it in your patient portal:": (d) => "Tiene información nueva de " + d.clinic + ". Véala en su portal del paciente:",
  "Use this link to view your record at {clinic} and send us requests, e.g. for an appointment:": (d) => "Use este enlace para ver su expediente en " + d.clinic + " y enviarnos solicitudes, por ejemplo, para una cita:"
}
