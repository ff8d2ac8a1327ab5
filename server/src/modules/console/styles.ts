/** Styles of the operator: added, changed, removed and tried. */
import type { consoleStyleEndpoints } from '@contract/endpoints/console/styles'
import { text2img } from '@contract/tools/text2img'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import { waitTurn } from '../../platform/db/settings'
import { transaction } from '../../platform/db/transaction'
import {
  capabilitiesOf,
  type Engine,
  type EngineCapabilities,
} from '../../integrations/engines/engine'
import { addedLength, isStyleOf, operatorStyleId } from '../../integrations/engines/operator-style'
import type { EngineRegistry, ToolOffer } from '../../integrations/engines/registry'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import type { ConsolePorts } from './ports'
import { type Cover, dropPictures, commitCover, storeCover } from '../catalog/cover'
import { styleModelId } from '../style-models/catalog'
import {
  deleteStyle,
  insertStyle,
  listOperatorStyles,
  type StoredStyle,
  updateStyle,
} from '../style-models/operator-repository'
import { logAct } from './log'
import { texts } from './texts'

type Endpoints = typeof consoleStyleEndpoints
type View = z.output<Endpoints['list']['data']>
type Written = Omit<z.output<Endpoints['add']['body']>, 'picture' | 'name'>
type StylesDeps = Pick<ConsolePorts, 'db' | 'engines' | 'storage'>

const MOST = 60
/** Minimum length that a template leaves for the prompt. */
const MIN_PROMPT_CHARS = 100

const refuse = (message: string) => new AppError('PARAM_INVALID', { message })

/** Its models that paint from words. */
function listPaintOffers(engines: EngineRegistry, engineId: string): ToolOffer[] {
  return engines
    .models()
    .filter(
      ({ engine, model }) =>
        engine.id === engineId && capabilitiesOf(engine, model.id).tools.includes(text2img.id),
    )
}

function viewEngine(engines: EngineRegistry, engine: Engine): View['engines'] {
  const models = listPaintOffers(engines, engine.id).map(({ model: { id, name } }) => ({
    id,
    name,
  }))
  if (models.length === 0) return []
  const { styles, negativePrompt, styleStrength } = engine.capabilities
  return [
    {
      id: engine.id,
      name: engine.name,
      models,
      negativePrompt,
      styleStrength,
      styles: styles.map(({ id, name }) => ({ id, name })),
    },
  ]
}

export async function readStyles({ db, engines, storage }: StylesDeps): Promise<View> {
  const styles = await listOperatorStyles(db)
  return {
    styles: styles.map(({ coverKey, thumbhash: _, ...style }) => ({
      ...style,
      key: styleModelId(style.engineId, style.id),
      coverUrl: storage.url(coverKey),
    })),
    engines: engines.all().flatMap((engine) => viewEngine(engines, engine)),
  }
}

function findUnsupported(
  can: EngineCapabilities,
  { name }: Engine,
  written: Written,
): string | null {
  const { baseStyle, negative, strength, template } = written
  if (baseStyle !== null && !can.styles.some(({ id }) => id === baseStyle))
    return texts.noBaseStyle(name)
  if (negative !== '' && !can.negativePrompt) return texts.noNegative(name)
  if (strength !== null && !can.styleStrength) return texts.noStrength(name)
  const promptChars = can.maxPromptLength - addedLength(template)
  return promptChars < MIN_PROMPT_CHARS
    ? texts.templateTooLong(can.maxPromptLength - MIN_PROMPT_CHARS)
    : null
}

/** The engine that paints it, the first of several. Throws PARAM_INVALID with one sentence. */
export function requirePaintable(
  { engines }: Pick<ConsolePorts, 'engines'>,
  written: Written,
): ToolOffer {
  const offers = listPaintOffers(engines, written.engineId).filter(({ engine, model }) =>
    isStyleOf(written, engine.id, model.id),
  )
  const [first] = offers
  if (!first) throw refuse(texts.noPainter)
  for (const { engine, model } of offers) {
    const lack = findUnsupported(capabilitiesOf(engine, model.id), engine, written)
    if (lack !== null) throw refuse(lack)
  }
  return first
}

interface Change {
  readonly command: 'style-add' | 'style-edit'
  /** The new state, from the current one; the picture is separate. */
  readonly to: (before: readonly StoredStyle[]) => StoredStyle
  readonly cover: Cover | null
}

/** An unchanged value leaves no log entry; this process applies it at once, others within seconds. */
async function save(
  deps: StylesDeps,
  staff: StaffUser,
  { command, to, cover }: Change,
): Promise<View> {
  await transaction(deps.db, async (tx) => {
    await waitTurn(tx, 'catalogs')
    const all = (await listOperatorStyles(tx)).map(({ on: _, ...style }) => style)
    const style = to(all)
    const before = all.find(({ id }) => id === style.id) ?? null
    if (isDeepStrictEqual(before, style)) return
    await (before ? updateStyle : insertStyle)(tx, style)
    if (cover) await commitCover(tx, cover)
    if (before && before.coverKey !== style.coverKey) await dropPictures(tx, [before.coverKey])
    await logAct(tx, staff, { command, args: [style.id], result: { before, style } })
  })
  await deps.engines.rearrange()
  return readStyles(deps)
}

/** Throws PARAM_INVALID, NOT_FOUND for the picture. */
export async function addStyle(
  deps: StylesDeps,
  staff: StaffUser,
  { picture, ...written }: z.output<Endpoints['add']['body']>,
): Promise<View> {
  requirePaintable(deps, written)
  const cover = await storeCover(deps, { userId: staff.id, id: picture })
  const style = { id: operatorStyleId(newId().slice(0, 10).toLowerCase()), ...written, ...cover }
  return save(deps, staff, {
    command: 'style-add',
    cover,
    to(before) {
      if (before.length >= MOST) throw refuse(texts.tooManyStyles(MOST))
      return style
    },
  })
}

/** Throws PARAM_INVALID, NOT_FOUND for the style or its picture. */
export async function changeStyle(
  deps: StylesDeps,
  staff: StaffUser,
  { id, picture, ...written }: z.output<Endpoints['change']['body']> & { id: string },
): Promise<View> {
  requirePaintable(deps, written)
  const cover = picture === null ? null : await storeCover(deps, { userId: staff.id, id: picture })
  return save(deps, staff, {
    command: 'style-edit',
    cover,
    to(all) {
      const before = all.find((style) => style.id === id)
      if (!before) throw new AppError('NOT_FOUND', { message: texts.noEntry })
      // Works and likes name both.
      if (before.engineId !== written.engineId) throw refuse(texts.engineStays)
      return { ...before, ...written, ...cover }
    },
  })
}

/** Within the transaction that logs it; false: it does not exist. */
export async function removeStyle(tx: Tx, key: string): Promise<boolean> {
  const style = (await listOperatorStyles(tx)).find(
    ({ engineId, id }) => styleModelId(engineId, id) === key,
  )
  if (!style) return false
  await deleteStyle(tx, style)
  await dropPictures(tx, [style.coverKey])
  return true
}
