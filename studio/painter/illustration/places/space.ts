import { mixColour } from '../../colour'
import { type Layer, type Point, layer, place } from '../build/form'
import { tone } from '../build/fill'
import { blackHole } from './black-hole'
import { type Place, type Stage, halo } from './stage'
import { aroundOnMars, aroundOnMoon, aroundOnPlanet, moonSurface } from './moon'
import { WORLDS, globe, ringHalf } from './globe'
import { galaxy } from './galaxy'
import { heavens } from './heavens'
import { overEarth } from './orbital-station'
import { porthole } from './porthole'

export function world(id: string) {
  return (stage: Stage): Layer[] => {
    const own = WORLDS[id] ?? WORLDS.planet
    if (!own) throw new Error(`no world "${id}"`)
    const { width, height } = stage.frame
    const short = Math.min(width, height)
    const picker = stage.random.fork('world')
    const scale = (short * (own.rings ? 0.24 : 0.36)) / 100
    const at: Point = [width * 0.5, height * 0.5]
    const glow = mixColour(own.body, [0.8, 0.1, 230], own.earthly ? 0.8 : 0.3)
    const ring = tone(own.body, 0.04)
    const moonAt: Point = [width * picker.pick([0.17, 0.84]), height * picker.range(0.16, 0.26)]
    const moon = place([globe({ body: [0.8, 0.015, 85], bands: [] }, stage)], moonAt, {
      scale: (short * 0.055) / 100,
    })
    const turn = own.rings ? -0.36 : -0.2
    return [
      ...heavens(stage),
      layer('glow', 'setting', halo(at, scale * 150, glow, 0.6), moon),
      layer(
        'ring behind',
        'masses',
        own.rings ? place(ringHalf(false, tone(ring, -0.12)), at, { scale, turn }) : [],
      ),
      layer('world', 'forms', place([globe(own, stage)], at, { scale, turn })),
      layer(
        'ring before',
        'forms',
        own.rings ? place(ringHalf(true, ring), at, { scale, turn }) : [],
      ),
    ]
  }
}

export const night = ['night'] as const

export const HEAVENS: Readonly<Record<string, Place>> = {
  saturn: { words: '土星 土星环 saturn', times: night, draw: world('saturn'), drawAround: null },
  jupiter: { words: '木星 jupiter', times: night, draw: world('jupiter'), drawAround: null },
  mars: {
    words: '火星 红色星球 火星基地 火星表面 火星地表 火星殖民地 mars',
    times: night,
    draw: world('mars'),
    drawAround: aroundOnMars,
  },
  earth: {
    words: '地球 蓝色星球 蓝色地球 地球蓝光 earth planet_earth globe',
    times: night,
    draw: world('earth'),
    drawAround: null,
  },
  planet: {
    words: '行星 星球 外星球 神秘星球 planet alien_planet',
    times: night,
    draw: world('planet'),
    drawAround: aroundOnPlanet,
  },
  porthole: {
    words:
      '舷窗 空间站舷窗 太空站舷窗 飞船舷窗 空间站窗外 太空舱 空间站内部 宇宙空间站内部 太空站内部 飞船内部 太空舱内部 porthole',
    parts: '地球 窗外 星空 太空 蓝色地球 地球蓝光',
    times: night,
    draw: (stage) => [...world('earth')(stage), ...porthole(stage)],
  },
  'space-station': {
    words:
      '空间站 太空站 国际空间站 轨道空间站 中国空间站 空间站漂浮在地球上空 太空站漂浮在地球上空 地球上空的空间站 漂浮在地球上空的空间站 漂浮在地球上空的太空站 space_station',
    parts: '地球 蓝色地球 太空 宇宙 宇宙深处 星空 太阳能板 太阳能电池板 太阳能帆板 舱体',
    times: night,
    draw: overEarth(0.86, [0.5, 0.38]),
    drawAround: overEarth(0.5, [0.3, 0.22]),
  },
  'moon-surface': {
    words:
      '月球表面 月球 月面 登月 月球基地 月亮表面 去月亮 去月亮上 到月亮上 登上月亮 飞到月亮上 飞上月亮 lunar_surface moon_surface moon_landing',
    times: night,
    draw: moonSurface,
    drawAround: aroundOnMoon,
  },
  'black-hole': {
    words: '黑洞 宇宙黑洞 black_hole',
    times: night,
    draw: blackHole,
    drawAround: null,
  },
  galaxy: {
    words: '银河系 旋涡星系 螺旋星系 星系 仙女座星系 galaxy spiral_galaxy',
    times: night,
    draw: galaxy,
    drawAround: null,
  },
}
