// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  "You are invited to an online meeting with {clinic}.": (d) => d.clinic + " le invita a una cita por video.",
  "Join: {link}": (d) => "Entrar: " + d.link,
  "Meeting ID: {id}": (d) => "ID de la reunión: " + d.id,
  "Password: {password}": (d) => "Contraseña: " + d.password,
  "Your online meeting with {clinic} was canceled.": (d) => "Su cita por video con " + d.clinic + " fue cancelada.",
  "Online meeting with {clinic}": (d) => "Cita por video con " + d.clinic,
  "Canceled: online meeting with {clinic}": (d) => "Cancelada: cita por video con " + d.clinic
}
