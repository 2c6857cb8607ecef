import type { DrawingProps } from '@echappee/kit/quick-start'
import type { ComponentType, ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import type { RulesBlock, RulesPage, RulesPart } from './contract.ts'

type Drawings = Readonly<Record<string, ComponentType<DrawingProps>>>

/** The chapters; a smaller part that is folded belongs to its chapter. */
export function Contents({ page }: { readonly page: RulesPage }): ReactElement {
  const { m } = useWords()
  return (
    <nav className="rules-contents" aria-labelledby="rules-contents">
      <h2 id="rules-contents">{m.rules.contents}</h2>
      <ol>
        {page.parts
          .filter(({ title, level }) => title !== '' && level === 2)
          .map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
      </ol>
    </nav>
  )
}

export function Rulebook({ parts, drawings }: { readonly parts: readonly RulesPart[]; readonly drawings: Drawings }): ReactElement {
  return (
    <article className="prose">
      {parts.map((part) => (
        <Part key={part.id} part={part} drawings={drawings} />
      ))}
    </article>
  )
}

function Part({ part, drawings }: { readonly part: RulesPart; readonly drawings: Drawings }): ReactElement {
  const blocks = part.blocks.map((block, i) => <Block key={block.rule ?? i} block={block} drawings={drawings} />)
  const Title = part.level === 2 ? 'h2' : 'h3'
  if (part.isFolded)
    return (
      <details id={part.id} tabIndex={-1} data-level={part.level}>
        <summary>
          <Title>{part.title}</Title>
        </summary>
        {blocks}
      </details>
    )
  return (
    <section id={part.id} tabIndex={-1}>
      {part.title === '' ? undefined : <Title>{part.title}</Title>}
      {blocks}
    </section>
  )
}

function Block({ block: { rule, html }, drawings }: { readonly block: RulesBlock; readonly drawings: Drawings }): ReactElement {
  const { language } = useWords()
  const inner = { dangerouslySetInnerHTML: { __html: html } }
  if (rule === undefined) return <div {...inner} />
  const Drawing = drawings[rule]
  return (
    <>
      <p id={rule} tabIndex={-1} {...inner} />
      {Drawing === undefined ? undefined : (
        <div className="rule-drawing">
          <Drawing language={language} />
        </div>
      )}
    </>
  )
}
