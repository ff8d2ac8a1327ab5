import { hex, type Oklch } from '../../../colour'
import { clothTones } from '../colours'
import { knots } from '../pen'
import { type GarmentDrawing, crew, skirt, trousers } from './garment'
import { labCoat, leather, police, raincoat, trench } from './coats'
import { polyline } from '../../../drawing/notation'

/** 水手服: a wide collar with a line, a bow, a pleated skirt. */
const sailor: GarmentDrawing = (kit) => {
  const { nk, sw, pen } = kit
  const { cloth, trim, sash, inner } = kit.person.colours
  const tones = clothTones(trim)
  const bowTones = clothTones(sash)
  const collar = kit.cloth(
    `${-nk - 12},-46! ${-nk - 70},-4 ${-sw * 0.84},60! -70,116 0,176! 70,116 ${sw * 0.84},60!
      ${nk + 70},-4 ${nk + 12},-46! ${nk - 2},0 0,118! ${-nk + 2},0`,
    trim,
    kit.shade('60,-80! 80,220! 320,220! 320,-80!', tones.shade),
    pen.line(`${-sw * 0.74},54 -62,98 0,156 62,98 ${sw * 0.74},54`, 4.4, inner, 'detail even'),
  )
  const bow = [
    kit.cloth('-6,186 -44,268! -14,276! 2,200', sash),
    kit.cloth('6,186 42,256! 16,268! 0,200', bowTones.shade),
    kit.cloth('0,170! -62,146 -80,188 -50,218 -6,194', sash),
    kit.cloth('0,170! 62,146 80,188 50,218 6,194', bowTones.shade),
    kit.cloth('-14,166 14,166 15,198 -15,198', bowTones.light),
  ]
  return {
    sleeve: 'short',
    below: skirt(kit, trim, 9),
    trunk: [kit.trunk(polyline([-nk - 14, -14, 1], [0, 128, 1], [nk + 14, -14, 1]), cloth, 'top')],
    over: [collar, ...bow],
  }
}

/** 校服: the tracksuit of Chinese schools. */
const tracksuit: GarmentDrawing = (kit) => {
  const { nk, sw, pen } = kit
  const { cloth, trim } = kit.person.colours
  const tones = clothTones(cloth)
  const yoke = pen.fillPath(trim, 'detail')`${-sw * 1.3},-60! ${sw * 1.3},-60! ${sw * 1.3},96!
    60,132 0,140 -60,132 ${-sw * 1.3},96!`
  const collar = kit.cloth(
    `${-nk - 12},-52! ${-nk - 40},-4 -34,66! 0,34! 34,66! ${nk + 40},-4 ${nk + 12},-52!
      ${nk * 0.7},10 0,30 ${-nk * 0.7},10`,
    trim,
    kit.shade('10,-80! 20,90! 240,90! 240,-80!', clothTones(trim).shade),
  )
  return {
    below: trousers(kit, trim),
    trunk: [
      kit.trunk(
        crew(kit),
        cloth,
        'top',
        yoke,
        kit.shade(`${sw * 0.5},-60! ${sw * 0.62},140! 500,140! 500,-60!`, clothTones(trim).shade),
      ),
      pen.line('0,40 1,280 0,530', 5, tones.fold, { pressure: 'even' }),
      pen.form('-7,60! 7,60! 5,84! -5,84!', hex('#c9ccd4'), 'metal plain'),
    ],
    over: [collar],
    poses: ['pockets', 'behind', 'down', 'front'],
  }
}

/** Double-breasted white with a neckerchief. */
const chefJacket: GarmentDrawing = (kit) => {
  const { nk, pen } = kit
  const { cloth, accent } = kit.person.colours
  const tones = clothTones(cloth)
  const collar = kit.cloth(
    `${-nk - 8},-58! 0,-36 ${nk + 8},-58! ${nk + 20},-14 0,30 ${-nk - 20},-14`,
    cloth,
    kit.shade('10,-90! 20,60! 160,60! 160,-90!', tones.shade),
  )
  const kerchief = [
    kit.cloth(`${-nk - 16},-26 0,2 ${nk + 16},-26 ${nk + 12},18 0,46 ${-nk - 12},18`, accent),
    kit.cloth('-10,30! 10,30! 34,92 12,84 -14,104 -24,80', clothTones(accent).shade),
  ]
  return {
    below: trousers(kit, hex('#3f434d')),
    trunk: [
      kit.trunk(polyline([-nk - 18, -14, 1], [0, 20], [nk + 18, -14, 1]), cloth, 'coat'),
      ...kit.handed([pen.line('64,30 60,240 56,520', 3.4, tones.fold, { pressure: 'even' })]),
      ...[110, 190, 270, 350, 430].flatMap((y) =>
        [-44, 38].map((x) => pen.ellipse([x, y], [9, 9], tones.fold, 'detail')),
      ),
    ],
    over: [collar, ...kerchief],
  }
}

const scrubs: GarmentDrawing = (kit) => {
  const { nk, pen } = kit
  const { cloth } = kit.person.colours
  const tones = clothTones(cloth)
  const v = polyline([-nk - 18, -14, 1], [0, 104, 1], [nk + 18, -14, 1])
  return {
    sleeve: 'short',
    below: trousers(kit, cloth),
    trunk: [
      kit.trunk(v, cloth, 'coat'),
      pen.line(knots(v.map(([x = 0, y = 0]) => [x * 1.1, y + 12, 1])), 9, tones.shade, {
        pressure: 'even',
      }),
      pen.form('58,170! 124,164! 122,228 92,242 62,232!', tones.shade, 'detail alpha 0.7'),
      pen.line('76,156 78,196', 5, hex('#c8484c'), { pressure: 'even' }),
    ],
    poses: ['behind', 'pockets', 'down', 'front'],
  }
}

/** Reflective stripes over dark cloth: firefighters, road workers. */
function reflective(stripe: Oklch, bright: Oklch): GarmentDrawing {
  return (kit) => {
    const { nk, sw, pen } = kit
    const { cloth } = kit.person.colours
    const tones = clothTones(cloth)
    const bands = [210, 420].flatMap((y) => [
      pen.line(`${-sw * 1.4},${y} 0,${y + 16} ${sw * 1.4},${y}`, 34, stripe, { pressure: 'even' }),
      pen.line(`${-sw * 1.4},${y} 0,${y + 16} ${sw * 1.4},${y}`, 14, bright, { pressure: 'even' }),
    ])
    const collar = kit.cloth(
      `${-nk - 30},4 ${-nk - 22},-60 0,-38 ${nk + 22},-60 ${nk + 30},4 0,54`,
      tones.light,
      kit.shade('8,-90! 24,0 6,80! 220,80! 220,-90!', cloth),
      kit.fold(`${-nk - 24},-26 0,2 ${nk + 24},-26`, tones.fold),
    )
    return {
      below: trousers(kit, cloth),
      trunk: [
        kit.trunk(crew(kit), cloth, 'coat', ...bands),
        pen.line('0,40 1,300 0,800', 8, tones.fold, { pressure: 'even' }),
      ],
      over: [collar],
      poses: ['behind', 'pockets', 'down', 'front'],
    }
  }
}

export const UNIFORMS: Readonly<Record<string, GarmentDrawing>> = {
  sailor,
  tracksuit,
  trench,
  raincoat,
  leather,
  police,
  scrubs,
  'lab-coat': labCoat,
  'chef-jacket': chefJacket,
  'fire-jacket': reflective(hex('#e7c53c'), hex('#dfe4ea')),
  'work-jacket': reflective(hex('#dfe4ea'), hex('#f6f8fa')),
}
