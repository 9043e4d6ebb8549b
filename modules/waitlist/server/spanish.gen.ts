// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  "the practice": "la clínica",
  "{practice}: {time} with {doctor} is available. First to answer by {until} gets it: {link}": (d) => d.practice + ": hay una cita disponible el " + d.time + " con " + d.doctor + ". Es para el primero que responda antes del " + d.until + ": " + d.link,
  "Hello {name}, a time is available at {practice}: {time} with {doctor}.": (d) => "Hola, " + d.name + ": hay una cita disponible en " + d.practice + ", el " + d.time + " con " + d.doctor + ".",
  "Accept or decline by {until}: {link}": (d) => "Acéptela o rechácela antes del " + d.until + ": " + d.link,
  "The first patient to answer gets this time. If you do not take it, you stay on the waiting list.": "La cita es para el primer paciente que responda. Si no la acepta, usted sigue en la lista de espera.",
  "A time is available at {practice}": (d) => "Hay una cita disponible en " + d.practice,
  "The time at {practice} is no longer available": (d) => "La cita en " + d.practice + " ya no está disponible",
  "Hello {name}, the time that we offered you, {time} with {doctor} at {practice}, is no longer available. You are still on the waiting list.": (d) => "Hola, " + d.name + ": la cita que le ofrecimos, el " + d.time + " con " + d.doctor + " en " + d.practice + ", ya no está disponible. Usted sigue en la lista de espera."
}
