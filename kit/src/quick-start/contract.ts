import type { ComponentType } from 'react'
import type { Language } from '@echappee/text'

export interface DrawingProps {
  readonly language: Language
}

/** What a game's `ui/quick-start.tsx` exports: the rules page opens with it. */
export interface QuickStartModule {
  /** The game on one screen. */
  readonly QuickStart: ComponentType<DrawingProps>
  /** Beside the rule of this ID. */
  readonly drawings: Readonly<Record<string, ComponentType<DrawingProps>>>
}
