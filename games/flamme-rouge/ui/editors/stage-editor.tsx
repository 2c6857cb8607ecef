import { check } from '@echappee/kernel'
import type { Language, OptionEditorProps } from '@echappee/ui'
import { JsonFile, takeChecked } from '@echappee/ui/files'
import { useId, useState, type ReactElement } from 'react'
import { ROAD_STAGE_IDS, STAGES, STAGE_TYPES, type RoadStageId } from '../../content/stages.ts'
import { ASCENT, BEHIND, DESCENT, roadOf, type Road } from '../../rules/road.ts'
import { LIMITS, stageSchema, type CustomStage } from '../../rules/stage-schema.ts'
import { wordsIn } from '../props.ts'
import { NEW_STAGE, draftFrom, draftOf, isRoadType, lastLaid, layTile, readSquares, takeTile, tilesIn, turnTile } from './draft.ts'
import { KeptStages } from './kept-list.tsx'
import { Share } from './share.tsx'
import { StagePicture } from './stage-picture.tsx'
import { TileBox, tileName } from './tile-box.tsx'
import { Verdict } from './verdict.tsx'

const OWN = 'own'

/** A stage of the book, or one's own: built tile by tile or pasted as a tile string, checked as it grows. */
export function StageEditor({ value, options, onChange, setup, language, labelId }: OptionEditorProps): ReactElement {
  const words = wordsIn(language)
  const say = words.screen.editor
  const isPreset = typeof value === 'string' && Object.hasOwn(STAGES, value)
  const names = words.options.stage.values
  return (
    <div className="fr-editor">
      <select
        aria-labelledby={labelId}
        value={isPreset ? value : OWN}
        onChange={({ target }) => onChange(target.value === OWN ? (isPreset ? draftOf(value as RoadStageId) : NEW_STAGE) : target.value)}
      >
        {ROAD_STAGE_IDS.map((id) => (
          <option key={id} value={id}>
            {names[id]}
          </option>
        ))}
        <option value={OWN}>{say.own}</option>
      </select>
      {isPreset ? (
        // A tour has stages of its own.
        options['mode'] === 'race' ? (
          <StagePicture tiles={STAGES[value as RoadStageId].tiles} sprints={STAGES[value as RoadStageId].sprints} language={language} />
        ) : undefined
      ) : (
        <Builder draft={draftFrom(value)} onChange={onChange} setup={setup} language={language} />
      )}
    </div>
  )
}

interface BuilderProps {
  readonly draft: CustomStage
  readonly onChange: (draft: CustomStage) => void
  readonly setup: OptionEditorProps['setup']
  readonly language: Language
}

function Builder({ draft, onChange, setup, language }: BuilderProps): ReactElement {
  const words = wordsIn(language)
  const say = words.screen.editor
  const form = useId()
  const [history, setHistory] = useState<readonly CustomStage[]>([])
  const [chosen, choose] = useState<number>()
  const tiles = tilesIn(draft.tiles)
  const at = chosen !== undefined && chosen < tiles.length ? chosen : lastLaid(draft.tiles)
  const change = (next: CustomStage) => {
    setHistory([...history.slice(-50), draft])
    choose(undefined)
    onChange(next)
  }
  const lay = (text: string) => change({ ...draft, tiles: text })
  const undo = () => {
    const before = history.at(-1)
    if (before === undefined) return
    setHistory(history.slice(0, -1))
    choose(undefined)
    onChange(before)
  }
  return (
    <div className="fr-builder">
      {tiles.length === 0 ? undefined : <StagePicture tiles={tiles.join(' ')} sprints={draft.sprints} language={language} />}
      {tiles.length === 0 ? undefined : <Facts road={roadOf(tiles.join(' '))} language={language} />}
      <Verdict schema={stageSchema} document={draft} good={say.good} language={language} />
      <label htmlFor={`${form}-text`}>{say.text}</label>
      <textarea
        id={`${form}-text`}
        rows={2}
        maxLength={LIMITS.text}
        spellCheck={false}
        value={draft.tiles}
        onChange={({ target }) => onChange({ ...draft, tiles: target.value })}
      />
      <small>{say.textHint}</small>
      <ol className="fr-laid" aria-label={say.laid}>
        {tiles.map((tile, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a tile is its place in the row
          <li key={i}>
            <button type="button" aria-pressed={i === at} aria-label={tileName(tile, language)} onClick={() => choose(i)}>
              {tile}
            </button>
          </li>
        ))}
      </ol>
      <div className="fr-builder-buttons">
        <button type="button" className="pill" onClick={() => lay(turnTile(draft.tiles, at))}>
          {say.flip}
        </button>
        <button type="button" className="pill" onClick={() => lay(takeTile(draft.tiles, at))}>
          {say.take}
        </button>
        <button type="button" className="pill" aria-disabled={history.length === 0} onClick={undo}>
          {say.undo}
        </button>
        <button type="button" className="pill" onClick={() => change(NEW_STAGE)}>
          {say.clear}
        </button>
      </div>
      <TileBox tiles={draft.tiles} language={language} onLay={(tile) => lay(layTile(draft.tiles, tile))} />
      <div className="fr-builder-fields">
        <label>
          {say.name}
          <input value={draft.name} maxLength={60} onChange={({ target }) => onChange({ ...draft, name: target.value })} />
        </label>
        <label>
          {say.type}
          <select value={draft.type} onChange={({ target }) => onChange({ ...draft, type: target.value as CustomStage['type'] })}>
            {STAGE_TYPES.map((type) => (
              <option key={type} value={type}>
                {words.stageTypes[type]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say.sprints}
          <input
            key={history.length}
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
        isGood={check(stageSchema, draft).ok && isRoadType(draft.type)}
        setup={setup}
        language={language}
      />
      <KeptStages draft={draft} language={language} onOpen={change} />
      <JsonFile
        language={language}
        onOpen={takeChecked(stageSchema, change, language, words.issues)}
        save={{ name: draft.name === '' ? words.screen.ownStage : draft.name, document: draft }}
      />
    </div>
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
