import type { Layer } from '../drawing'
import type { Random, Scene } from '../scene'
import { paintLayers } from './layers'
import { finishPaper, layFrame } from './papercut/frame'
import { layLand } from './papercut/land'
import { layPieces } from './papercut/pieces'
import { layClouds, layLight, laySky, layStars } from './papercut/sky'
import { PaperTable } from './papercut/table'
import { choosePapers, FLOWER_PAPER, type Papers } from './papercut/tones'
import { layWater, layWave } from './papercut/water'
import { layFalling, layMist } from './papercut/weather'
import type { StylePainter } from './style'

function layLayer(table: PaperTable, scene: Scene, papers: Papers, random: Random, layer: Layer) {
  switch (layer.kind) {
    case 'sky':
      return laySky(table, scene, papers, random)
    case 'sun':
    case 'moon':
      return layLight(table, layer, scene, papers)
    case 'stars':
      return layStars(table, layer, scene, papers)
    case 'clouds':
      return layClouds(table, layer, scene, papers, random)
    case 'mist':
      return layMist(table, layer, scene, papers, random)
    case 'terrain':
      layLand(table, layer, scene, papers, random)
      return layPieces(table, layer.cover, scene, papers, { depth: layer.depth })
    case 'water':
      return layWater(table, layer, scene, papers, random)
    case 'waves':
      for (const wave of layer.waves) layWave(table, wave, 1 - layer.depth, scene, papers)
      return
    case 'shapes':
      return layPieces(table, layer.shapes, scene, papers, {
        depth: layer.depth,
        reflected: layer.role === 'reflection',
      })
    case 'rain':
    case 'snowfall':
      return layFalling(table, layer, scene, papers, random)
  }
}

/** Sheets of paper, cut and laid on each other under a low light. */
export const papercut: StylePainter = {
  id: 'papercut',
  paint(scene, random, report) {
    const papers = choosePapers(scene, random.fork('papers'))
    const table = new PaperTable(scene, papers.night, papers.flower ? FLOWER_PAPER : null)
    paintLayers(scene, report, {
      layer: (layer, index) => layLayer(table, scene, papers, random.fork(`layer ${index}`), layer),
      snapshot: (side) => table.snapshot(side),
    })
    layFrame(table, scene, papers, random.fork('frame'))
    return finishPaper(table)
  },
}
