import { Jersey } from '@echappee/kit/results'
import { asImage } from '@echappee/kit/motion'
import type { ReactElement, ReactNode } from 'react'
import type { Form, Trait } from '../../content/riders.ts'
import { EXHAUSTION } from '../../content/cards.ts'
import type { RiderId } from '../../rules/state.ts'
import { wordsIn, type Props } from '../props.ts'
import { jerseysNow, jerseysWorn } from '../race.ts'

const TRAIT_ART: Readonly<Record<Trait, string>> = {
  grimpeur: 'M2 20 9 6 13 13 16 9 22 20Z',
  funambule: 'M2 14H22M12 14V8M12 5a2 2 0 1 0 .1 0ZM4 10 12 9 20 11',
  baroudeur: 'M4 6 13 12 4 18M12 6 21 12 12 18',
  suceur: 'M5 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM12 14 19 7M15 6H20V11',
  patron: 'M4 19H20V9L16 13 12 6 8 13 4 9Z',
  equipier: 'M3 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM13 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM7 9H17',
  poursuiteur: 'M12 4a8 8 0 1 0 .1 0ZM12 12V7M12 12 15 14',
}

const FORM_ART: Readonly<Record<Form, string>> = {
  deuxiemeSouffle: 'M3 9H15A3 3 0 1 0 12 6M3 13H19A3 3 0 1 1 16 16',
  epo: 'M6 18 16 8M13 5 19 11M15 7 18 4M8 13 11 16',
  barre: 'M4 15 15 4 20 9 9 20ZM8 11 13 16',
  gnak: 'M13 2 5 14H11L10 22 19 9H13Z',
  coupDePedale: 'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM12 12 19 19',
  coupDeBluff: 'M4 8H14V20H4ZM9 4H20V17H14',
  coupDeRein: 'M3 18 12 9 15 12 21 5M16 5H21V10',
}

function Sign({ path, label, kind }: { readonly path: string; readonly label: string; readonly kind: string }): ReactElement {
  return (
    <svg className="fr-sign" data-kind={kind} width="22" height="22" viewBox="0 0 24 24" {...asImage(label)}>
      <title>{label}</title>
      <path d={path} />
    </svg>
  )
}

export function TraitSign({ trait, language }: { readonly trait: Trait } & Pick<Props, 'language'>): ReactElement {
  const words = wordsIn(language)
  const { name, effect } = words.traits[trait]
  return <Sign path={TRAIT_ART[trait]} label={words.screen.people.trait(name, effect)} kind="trait" />
}

interface FormSignProps extends Pick<Props, 'language'> {
  readonly form: Form
  readonly isUsed?: boolean
}

export function FormSign({ form, isUsed = false, language }: FormSignProps): ReactElement {
  const words = wordsIn(language)
  const { name, effect } = words.forms[form]
  return <Sign path={FORM_ART[form]} label={words.screen.people.form(name, effect, isUsed)} kind={isUsed ? 'used' : 'form'} />
}

/** How many of a thing, with its name for those who hear. */
export function Amount({ kind, n, label }: { readonly kind: string; readonly n: ReactNode; readonly label: string }): ReactElement {
  return (
    <span className="fr-amount" data-kind={kind} title={label}>
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

/** All that a rider carries with him: jerseys, trait, form, musettes, exhaustion. */
export function RiderBadges({ id, scene, language }: { readonly id: RiderId } & Pick<Props, 'scene' | 'language'>): ReactElement {
  const say = wordsIn(language).screen.people
  const { trait, form, isFormUsed, musettes, deck, marker } = scene.riders[id]!
  const tired = deck[EXHAUSTION]!
  return (
    <span className="fr-badges">
      {jerseysWorn(jerseysNow(scene), id).map((kind) => (
        <Jersey key={kind} kind={kind} language={language} size={22} />
      ))}
      {trait === null ? undefined : <TraitSign trait={trait} language={language} />}
      {marker === 'active' || marker === 'last' ? <Amount kind="marker" n="+1" label={say.baroudeur} /> : undefined}
      {form === null ? undefined : <FormSign form={form} isUsed={isFormUsed} language={language} />}
      {musettes > 0 ? <Amount kind="musette" n={musettes} label={say.musettes(musettes)} /> : undefined}
      {tired > 0 ? <Amount kind="exhaustion" n={tired} label={say.exhaustion(tired)} /> : undefined}
    </span>
  )
}
