import type { words as english } from '../en/index.ts'

export const words: typeof english = {
  confirmSubject: (title) => `${title} : pouvons-nous vous écrire quand c’est à vous ?`,
  confirmText: (name, link) =>
    `${name}, à une table d’Échappée, a donné cette adresse pour être prévenu quand c’est son tour. Si c’est vous, ouvrez ce lien et dites oui :\n\n${link}\n\nSinon, ne faites rien : vous n’entendrez plus parler de nous.`,
  turnSubject: (title) => `${title} : c’est à vous`,
  turnText: (title, link) => `C’est à vous, à ${title} :\n\n${link}`,
  due: (time) => `Vous avez jusqu’au ${time} (UTC).`,
  endText: (link) => `Ne plus recevoir ces courriels :\n${link}`,
  preview: {
    open: (names, free) =>
      `Au départ : ${names}${free === 0 ? '' : free === 1 ? ' ; une place est libre' : ` ; ${free} places sont libres`}.`,
    running: (names) => `Sur la route : ${names}.`,
    over: (order) => `La course est finie : ${order}.`,
    ended: 'La course s’est arrêtée avant l’arrivée.',
    closed: 'Une course entre amis.',
    finishedBy: (name, level) => `${name} (relayé par un ${level})`,
  },
  page: {
    title: 'Les courriels d’Échappée',
    confirm: 'Écrivez-moi quand c’est mon tour à cette table',
    end: 'Ne m’écrivez plus pour cette table',
    confirmed: 'C’est noté : un courriel chaque fois que c’est à vous et que vous n’êtes pas là.',
    ended: 'Vous ne recevrez plus de courriels pour cette table.',
    table: 'À la table',
    gone: 'Ce lien ne compte plus : l’adresse a été changée ou retirée, ou la table n’existe plus.',
  },
}
