// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  Reminder: "Recordatorio",
  "Your appointment": "Su cita",
  "Hello {patient}, your appointment with {doctor} at {practice} is on {time}. To confirm or cancel: {link}": (d) => "Hola, " + d.patient + ": su cita con " + d.doctor + " en " + d.practice + " es el " + d.time + "; para confirmarla o cancelarla: " + d.link,
  "Hello {patient}, this is a reminder of your appointment with {doctor} at {practice} on {time}. To confirm or cancel: {link}": (d) => "Hola, " + d.patient + ": le recordamos su cita con " + d.doctor + " en " + d.practice + " el " + d.time + "; para confirmarla o cancelarla: " + d.link,
  "Your appointment on {time} at {clinic} was canceled.": (d) => "Su cita del " + d.time + " en " + d.clinic + " fue cancelada.",
  "Your {count} appointments at {clinic}, the first on {time}, were canceled.": (d) => "Sus " + d.count + " citas en " + d.clinic + ", la primera el " + d.time + ", fueron canceladas.",
  "Appointment canceled: {clinic}": (d) => "Cita cancelada: " + d.clinic,
  "Hello {name},": (d) => "Hola, " + d.name + ":",
  "Please call us to reschedule.": "Llámenos para programar otra cita.",
  "Please call us.": "Llámenos, por favor."
}
