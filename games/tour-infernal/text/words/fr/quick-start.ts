import type { Words } from '../en/index.ts'

/** The game on one screen. */
export const quickStart: Words['quickStart'] = {
  heading: 'En deux minutes',
  aim: 'Dix secteurs. Vos bonifications moins votre retard font votre score, et le meilleur score gagne.',
  start: 'Tous partent ensemble. Ceux qui ont le même retard forment un groupe. Emportez vingt cartes : on ne pioche jamais.',
  ride: 'À chaque secteur, posez une carte Rouler pour rester dans le groupe, deux pour rouler fort. Plus ils sont nombreux à rouler fort dans un groupe, plus il va vite.',
  escape: 'Les cartes Attaque font sortir d’un groupe : 20 secondes. Si la moitié du groupe attaque, personne ne part.',
  gaps: 'Chaque point de vitesse vaut 20 secondes. Qui est repris roule avec ceux qui l’ont repris.',
}
