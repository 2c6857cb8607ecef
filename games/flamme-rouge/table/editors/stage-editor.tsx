import { LABEL_LENGTH } from '@echappee/kernel'
import type { OptionEditorProps } from '@echappee/kit'
import type { Language } from '@echappee/text'
import { KeptDocuments, Pill, PresetSelect, Select, TextField, UndoPill, Verdict, named, useUndo } from '@echappee/kit/editors'
import { JsonFile, takeChecked } from '@echappee/kit/files'
import { useId, useState, type ReactElement } from 'react'
import { ROAD_STAGE_IDS, STAGES, STAGE_TYPES, type RoadStageId } from '../../content/stages.ts'
import { ASCENT, BEHIND, DESCENT, roadOf, type Road } from '../../rules/road.ts'
import { LIMITS, stageSchema, type CustomStage } from '../../rules/stage-schema.ts'
import { wordsIn } from '../props.ts'
import {
  KEPT_STAGES,
  NEW_STAGE,
  draftFrom,
  draftOf,
  isRoadType,
  lastLaid,
  layTile,
  readSquares,
  takeTile,
  tilesIn,
  turnTile,
} from './draft.ts'
import { problemsOf } from './problems.ts'
import { Share } from './share.tsx'
import { StagePicture } from './stage-picture.tsx'
import { TileBox, tileName } from './tile-box.tsx'

/** A stage of the book, or one's own: built tile by tile or pasted as a tile string, checked as it grows. */
export function StageEditor({ value, options, onChange, setup, language, labelId }: OptionEditorProps): ReactElement {
  const words = wordsIn(language)
  const preset = typeof value === 'string' && Object.hasOwn(STAGES, value) ? STAGES[value as RoadStageId] : undefined
  return (
    <div className="editor fr-editor">
      <PresetSelect
        labelId={labelId}
        value={value}
        presets={named(ROAD_STAGE_IDS, words.options.stage.values)}
        own={words.screen.editor.own}
        draftOf={draftOf}
        onChange={onChange}
      />
      {preset === undefined ? (
        <Builder draft={draftFrom(value)} onChange={onChange} setup={setup} language={language} />
      ) : // A tour has stages of its own.
      options['mode'] === 'race' ? (
        <StagePicture tiles={preset.tiles} sprints={preset.sprints} language={language} />
      ) : undefined}
    </div>
  )
}

interface BuilderProps extends Pick<OptionEditorProps, 'setup' | 'language'> {
  readonly draft: CustomStage
  readonly onChange: (draft: CustomStage) => void
}

function Builder({ draft, onChange, setup, language }: BuilderProps): ReactElement {
  const words = wordsIn(language)
  const say = words.screen.editor
  const text = useId()
  const [chosen, choose] = useState<number>()
  const { change, undo, steps } = useUndo(draft, (next) => {
    choose(undefined)
    onChange(next)
  })
  const tiles = tilesIn(draft.tiles)
  const at = chosen !== undefined && chosen < tiles.length ? chosen : lastLaid(draft.tiles)
  const lay = (next: string) => change({ ...draft, tiles: next })
  const problems = problemsOf(stageSchema, draft, language)
  return (
    <>
      {tiles.length === 0 ? undefined : <StagePicture tiles={tiles.join(' ')} sprints={draft.sprints} language={language} />}
      {tiles.length === 0 ? undefined : <Facts road={roadOf(tiles.join(' '))} language={language} />}
      <Verdict problems={problems} good={say.good} language={language} />
      <div className="editor-field">
        <label htmlFor={text}>{say.text}</label>
        <textarea
          id={text}
          rows={2}
          maxLength={LIMITS.text}
          spellCheck={false}
          value={draft.tiles}
          onChange={({ target }) => onChange({ ...draft, tiles: target.value })}
        />
        <small>{say.textHint}</small>
      </div>
      <ol className="editor-row" aria-label={say.laid}>
        {tiles.map((tile, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a tile is its place in the row
          <li key={i}>
            <button
              type="button"
              className="editor-tile"
              aria-pressed={i === at}
              aria-label={tileName(tile, language)}
              onClick={() => choose(i)}
            >
              <b>{tile}</b>
            </button>
          </li>
        ))}
      </ol>
      <div className="editor-row">
        <Pill onClick={() => lay(turnTile(draft.tiles, at))}>{say.flip}</Pill>
        <Pill onClick={() => lay(takeTile(draft.tiles, at))}>{say.take}</Pill>
        <UndoPill undo={undo} language={language} />
        <Pill onClick={() => change(NEW_STAGE)}>{say.clear}</Pill>
      </div>
      <TileBox tiles={draft.tiles} language={language} onLay={(tile) => lay(layTile(draft.tiles, tile))} />
      <div className="editor-row">
        <TextField label={say.name} value={draft.name} most={LABEL_LENGTH} onChange={(name) => onChange({ ...draft, name })} />
        <label className="editor-field">
          {say.type}
          <Select value={draft.type} items={named(STAGE_TYPES, words.stageTypes)} onChange={(type) => onChange({ ...draft, type })} />
        </label>
        <label className="editor-field fr-sprints">
          {say.sprints}
          <input
            key={steps}
            placeholder={say.sprintsHint}
            inputMode="numeric"
            defaultValue={draft.sprints.join(', ')}
            onChange={({ target }) => onChange({ ...draft, sprints: readSquares(target.value) })}
          />
        </label>
      </div>
      <Share
        options={{ mode: 'race', stage: draft }}
        tiles={draft.tiles}
        isGood={problems.length === 0 && isRoadType(draft.type)}
        setup={setup}
        language={language}
      />
      <KeptDocuments {...KEPT_STAGES} document={draft} onOpen={change} language={language} />
      <JsonFile
        language={language}
        onOpen={takeChecked(stageSchema, change, language, words.issues)}
        save={{ name: draft.name || words.screen.ownStage, document: draft }}
      />
    </>
  )
}

/** Length, height and the category of each climb, as one builds. */
function Facts({ road, language }: { readonly road: Road; readonly language: Language }): ReactElement {
  const words = wordsIn(language)
  const say = words.screen.editor
  const squares = road.terrain.slice(BEHIND + 1, BEHIND + 1 + road.squares)
  const count = (terrain: number) => squares.filter((other) => other === terrain).length
  const end = road.line > 0 ? road.line : road.squares
  const climbs = road.climbs.flatMap(({ category, first, last }) =>
    category === null ? [] : [`${first}–${last} (${words.categories[category]})`],
  )
  return (
    <p className="fr-facts">
      {say.length(Math.max(0, end - road.start), count(ASCENT), count(DESCENT))}
      {climbs.length === 0 ? undefined : <span> · {say.climbs(words.list(climbs))}</span>}
    </p>
  )
}
