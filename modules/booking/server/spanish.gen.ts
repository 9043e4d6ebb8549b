// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  "Hello {name},": (d) => "Hola, " + d.name + ":",
  "See, confirm or cancel your appointment: {link}": (d) => "Vea, confirme o cancele su cita: " + d.link,
  "{clinic}, {phone}": (d) => d.clinic + ", " + d.phone,
  "Your appointment request to {clinic}": (d) => "Su solicitud de cita a " + d.clinic,
  "Your appointment is confirmed: {time} with {doctor}.": (d) => "Su cita está confirmada: " + d.time + " con " + d.doctor + ".",
  "We can’t offer you the time that you requested, {time}. {reason}": (d) => "No podemos ofrecerle la hora que solicitó, " + d.time + ". " + d.reason,
  "We could not answer your request for {time} in time, so this time is no longer held for you. Please call us or request another time.": (d) => "No pudimos responder a tiempo su solicitud para el " + d.time + ", así que esa hora ya no está reservada para usted. Llámenos o solicite otra hora."
}
