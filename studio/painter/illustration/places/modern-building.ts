import { mixColour } from '../../colour'
import { triples } from '../../drawing/notation'
import { ellipse, inside, layer, polygonForm, roundRect } from '../build/form'
import { fillPolygon, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import type { Form, Layer } from '../node'
import { skyline } from './riverside'
import { type Place, type Stage, band, drawAir, drawSky, isDark, rect, tree } from './stage'

type Block = { readonly x: number; readonly y: number; readonly w: number; readonly foot: number }

/** A block of glass: panes between fins, sky mirrored in them, lights when it is dark. */
function glassBlock(stage: Stage, { x, y, w, foot }: Block, key: string): Form {
  const { lit, high, low, random } = stage
  const own = random.fork(key)
  const dark = isDark(stage)
  const glass = dark ? lit([0.5, 0.06, 240]) : mixColour(high, [0.78, 0.05, 225], 0.5)
  const [columns, storey] = [Math.max(4, Math.round(w / 52)), 46]
  const storeys = Math.floor((foot - y) / storey)
  const panes = Array.from({ length: storeys * columns }, (_, i) => i).filter(() =>
    own.chance(dark ? 0.42 : 0.22),
  )
  const paneAt = (i: number) =>
    rect(
      x + ((i % columns) * w) / columns + 4,
      y + Math.floor(i / columns) * storey + 8,
      w / columns - 8,
      storey - 14,
    )
  const frame = lit([0.9, 0.012, 240])
  return inside(
    polygonForm(
      [rect(x, y, w, foot - y)],
      linear([x, y], [x + w, foot], low, glass, tone(glass, -0.08)),
      'body',
    ),
    many(panes.map(paneAt), dark ? [0.92, 0.1, 85] : tone(glass, 0.09), {
      role: dark ? 'glow' : 'detail',
    }),
    many(
      Array.from({ length: storeys + 1 }, (_, i) => rect(x, y + i * storey, w, 6)),
      frame,
      { role: 'detail' },
    ),
    many(
      Array.from({ length: columns + 1 }, (_, i) =>
        rect(x + (w * i) / columns - 2, y, 4, foot - y),
      ),
      frame,
      { role: 'detail', alpha: 0.8 },
    ),
    fillPolygon([0.3, 0.05, 260], 'shade plain alpha 0.18')`${x + w * 0.72},${y} ${x + w + 4},${y}
      ${x + w + 4},${foot} ${x + w * 0.72},${foot}`,
  )
}

function draw(stage: Stage): Layer[] {
  const { frame, lit, random } = stage
  const { width, height } = frame
  const s = Math.min(width, height) / 1000
  const own = random.fork('modern building')
  const foot = height * 0.82
  const flip = own.chance(0.5)
  const at = (share: number, w: number): number => (flip ? width * (1 - share) - w : width * share)
  const [tall, low] = [Math.min(width * 0.3, 360), Math.min(width * 0.36, 470)]
  const stone = lit([0.93, 0.008, 90])
  const tower: Block = { x: at(0.2, tall), y: height * 0.1, w: tall, foot }
  const wing: Block = { x: at(0.46, low), y: height * 0.4, w: low, foot }
  const porch = at(0.26, tall * 0.8)
  const door = rect(porch + tall * 0.2, foot - 92 * s, tall * 0.4, 92 * s)
  const trees = [0.05, 0.13, 0.86, 0.95].flatMap((x, i) =>
    tree(
      [width * x, foot + 16 * s],
      (150 + (i % 2) * 40) * s,
      lit([0.58, 0.12, 140]),
      own.fork(`${i}`),
    ),
  )
  return [
    ...drawSky(stage, foot - 40 * s),
    layer('far', 'setting', skyline(stage, foot - 20 * s)),
    layer(
      'ground',
      'ground',
      band(
        stage,
        foot,
        height + 8,
        linear([0, foot], [0, height], lit([0.86, 0.01, 90]), lit([0.76, 0.012, 90])),
      ),
      ...triples('0.5,0.04,0.7 0.5,0.42,1.1 0.5,0.8,1.6').map(
        ([, t]) =>
          strokePath(4, lit([0.68, 0.012, 90]), 'detail even')`-4,${foot + (height - foot) * t}
          ${width + 4},${foot + (height - foot) * t}`,
      ),
    ),
    layer(
      'building',
      'masses',
      glassBlock(stage, wing, 'wing'),
      roundRect([wing.x - 12, wing.y - 22, wing.w + 24, 26], 4, stone, 'body relief 4'),
      glassBlock(stage, tower, 'tower'),
      roundRect([tower.x - 12, tower.y - 30, tower.w + 24, 34], 4, stone, 'body relief 4'),
      roundRect([porch - 20, foot - 128 * s, tall * 0.8 + 40, 30 * s], 4, stone, 'body relief 4'),
      many([door], isDark(stage) ? [0.92, 0.1, 85] : lit([0.36, 0.03, 250]), { role: 'detail' }),
      ...[0, 1].map((i) =>
        roundRect(
          [porch - 8 + i * (tall * 0.8), foot - 100 * s, 14 * s, 100 * s],
          2,
          stone,
          'body',
        ),
      ),
    ),
    layer(
      'trees',
      'forms',
      ...trees,
      ...[0.62, 0.74].map((x) =>
        ellipse([at(x, 0), foot + 8 * s], [70 * s, 24 * s], lit([0.54, 0.11, 140]), 'foliage'),
      ),
    ),
    ...drawAir(stage),
  ]
}

const KINDS =
  '大楼 总部大楼 办公楼 办公大楼 写字楼 公司大楼 企业总部 企业总部大楼 企业大楼 商业大楼 商业综合体 综合体 商业中心 商业建筑 办公建筑 公共建筑 建筑效果图 建筑设计效果图 建筑外观 建筑外立面 建筑立面图 建筑立面 建筑渲染图 建筑渲染 建筑设计图 建筑摄影'

export const MODERN_BUILDINGS: Readonly<Record<string, Place>> = {
  'modern-building': {
    words: `${KINDS} 现代建筑 现代化建筑 一座现代建筑 一栋现代建筑 一幢现代建筑 现代建筑效果图 现代建筑设计 office_building office_block modern_building`,
    parts: '玻璃幕墙 幕墙 广场 绿化 环境',
    times: ['day'],
    draw,
  },
}
