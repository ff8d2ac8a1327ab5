import type { StylePainter } from './style'
import { OilCanvas, oilColour, oilContour } from './oil/canvas'
import { lightPaint, primeCanvas, restoreEdges } from './oil/finish'
import { Flow } from './oil/flow'
import { Brushwork, markSubjects, paintWeather } from './oil/passes'
import { fallsInFront } from './layers'
import { paintPlain } from './plain/plain'

/** Share of the plain picture in the whole work; the rest is strokes. */
const PLAIN_SHARE = 0.22
const STROKED_SHARE = 0.88

export const oil: StylePainter = {
  id: 'oil',
  paint(scene, random, report) {
    const { width, height, unit } = scene
    const colour = oilColour(scene)
    // stars are dabbed on at the end; a wide brush must not catch their colour
    const layers = scene.layers.map((layer) =>
      layer.kind === 'stars' ? { ...layer, stars: [] } : layer,
    )
    const plain = paintPlain({ ...scene, layers }, random, {
      recolour: (own) => colour(own),
      outline: oilContour,
      skips: fallsInFront,
      report: (share, snapshot) => report(share * PLAIN_SHARE, snapshot, 'look'),
    })
    const canvas = new OilCanvas(width, height, unit, random.fork('bristles'))
    primeCanvas(canvas, plain)
    markSubjects(canvas, plain)
    const snapshot = (side?: number) => canvas.shrink(null, side)
    report(PLAIN_SHARE, snapshot, 'ground')
    const flow = new Flow(scene, plain)
    new Brushwork(scene, plain, flow, canvas, random.fork('strokes')).paint((share, name) => {
      report(PLAIN_SHARE + share * (STROKED_SHARE - PLAIN_SHARE), snapshot, name)
    })
    restoreEdges(canvas, plain, scene.strength)
    report(0.93, snapshot, 'edges')
    paintWeather(canvas, scene, plain, random.fork('weather'))
    return lightPaint(canvas, scene)
  },
}
