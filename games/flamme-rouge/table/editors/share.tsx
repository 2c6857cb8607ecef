import type { OptionSetup } from '@echappee/kit'
import type { Language } from '@echappee/text'
import { Pill } from '@echappee/kit/editors'
import { copyText } from '@echappee/kit/files'
import { useState, type ReactElement } from 'react'
import { wordsIn } from '../props.ts'

interface ShareProps {
  /** The options that it is ridden with, and that whoever opens the link finds set. */
  readonly options: Readonly<Record<string, unknown>>
  readonly isGood: boolean
  /** Copied by a button of its own. */
  readonly tiles?: string
  /** Undefined where nothing is ridden: on a new score sheet. */
  readonly setup: OptionSetup | undefined
  readonly language: Language
}

/** Rides it at once, or sends it to others: as a link to this page, or as the tile string that players exchange. */
export function Share({ options, isGood, tiles, setup, language }: ShareProps): ReactElement {
  const say = wordsIn(language).screen.editor
  const [isCopied, setCopied] = useState(false)
  const copy = (text: string) => void copyText(text).then(setCopied)
  return (
    <div className="editor-row">
      {setup === undefined ? undefined : (
        <>
          <button type="button" className="button primary" aria-disabled={!isGood} onClick={() => isGood && setup.ride(options)}>
            {say.ride}
          </button>
          <Pill isOff={!isGood} onClick={() => void setup.link(options).then(copy)}>
            {say.link}
          </Pill>
        </>
      )}
      {tiles === undefined ? undefined : <Pill onClick={() => copy(tiles)}>{say.copy}</Pill>}
      <output>{isCopied ? say.copied : ''}</output>
    </div>
  )
}
