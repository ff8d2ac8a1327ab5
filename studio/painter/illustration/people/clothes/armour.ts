import { hex, shade } from '../../../colour'
import { type Form, inside } from '../../build/form'
import type { ClothKit } from '../body/kit'
import { clothTones } from '../colours'
import { knots, sided } from '../pen'
import { type GarmentDrawing, crew, trousers } from './garment'
import { pairs, polyline } from '../../../drawing/notation'
import { named } from '../../../parts'

/** Layered shoulder plates. */
function pauldrons(kit: ClothKit): Form[] {
  const { sw, drop } = kit
  const { cloth, gold } = kit.person.colours
  const tones = clothTones(cloth)
  return [-1, 1].map((s) =>
    kit.metal(
      sided(
        `${sw * 0.44},${drop * 0.3 - 12} ${sw * 0.86},${drop - 14} ${sw * 1.22},${drop + 66}
          ${sw * 1.28},${drop + 150}! ${sw * 0.98},${drop + 166} ${sw * 0.72},${drop + 140}!
          ${sw * 0.62},${drop + 50}`,
        s,
      ),
      cloth,
      [40, 84, 128].map((dy) =>
        kit.pen.line(
          sided(
            `${sw * 0.5},${drop + dy - 6} ${sw * 0.9},${drop + dy - 20}
              ${sw * 1.3},${drop + dy + 26}`,
            s,
          ),
          5,
          dy === 84 ? gold : tones.fold,
          { pressure: 'even' },
        ),
      ),
      s === kit.dark
        ? kit.shade(
            `${sw * 0.92},0! ${sw * 1.06},120 ${sw * 0.98},260! 500,260! 500,0!`,
            tones.fold,
            0.5,
          )
        : kit.pen.line(
            sided(polyline([sw * 0.56, drop - 4], [sw * 0.86, drop - 2], [sw * 1.1, drop + 50]), s),
            6,
            shade(cloth, 0.18),
            'light alpha 0.8',
          ),
    ),
  )
}

function neckScarf(kit: ClothKit): Form {
  const { nk } = kit
  const { trim } = kit.person.colours
  const tones = clothTones(trim)
  return kit.cloth(
    `${-nk - 16},-62! 0,-36 ${nk + 16},-62! ${nk + 46},-14 ${nk + 20},34 0,52 ${-nk - 20},34
      ${-nk - 46},-14`,
    trim,
    kit.shade('8,-90! 26,0 0,70! 200,70! 200,-90!', tones.shade),
    kit.fold(`${-nk - 34},-24 -20,10 30,2`, tones.fold, 3.4),
    kit.fold(`${-nk - 20},10 0,32 40,24`, tones.fold, 3.4),
  )
}

/** Chinese armour: breast mirrors, lamellae, pauldrons, a red scarf. */
export const armour: GarmentDrawing = (kit) => {
  const { nk, sw, pen } = kit
  const { cloth, sash, gold } = kit.person.colours
  const tones = clothTones(cloth)
  const scales: Form[] = []
  for (let row = 0; row < 14; row++)
    for (let i = -4; i <= 4; i++) {
      const [x, y] = [i * 40 + (row % 2 ? 20 : 0), 210 + row * 36]
      scales.push(
        pen.fillPath((row + i) % 3 ? tones.light : cloth, 'detail')`${x - 19},${y - 26}!
          ${x + 19},${y - 26}! ${x + 19},${y} ${x},${y + 14} ${x - 19},${y}`,
        pen.strokePath(3, tones.fold, { pressure: 'even' })`${x - 19},${y - 4} ${x},${y + 14}
          ${x + 19},${y - 4}`,
      )
    }
  const plate = kit.metal(
    `${-nk - 22},6! 0,46 ${nk + 22},6! ${sw * 0.56},40 ${sw * 0.68},160 ${sw * 0.62},320
      ${sw * 0.74},700! ${-sw * 0.74},700! ${-sw * 0.62},320 ${-sw * 0.68},160 ${-sw * 0.56},40`,
    cloth,
    scales,
    pen.line(`${-sw},190 0,206 ${sw},190`, 12, gold, { pressure: 'even' }),
    kit.shade('30,-10! 60,720! 320,720! 320,-10!', tones.fold, 0.5),
  )
  const mirrors = [-1, 1].map((s) =>
    inside(
      pen.ellipse([s * 66, 118], [42, 42], gold, 'metal relief 8'),
      pen.ellipse([s * 66, 118], [32, 32], shade(gold, 0.05), 'detail'),
      pen.ellipse([s * 66 + 5, 123], [26, 26], shade(gold, -0.05), 'detail'),
      pen.strokePath(5, hex('#fff6d8'), 'light alpha 0.8')`${s * 66 - 20},104 ${s * 66 - 8},94
        ${s * 66 + 6},92`,
    ),
  )
  const belt = kit.cloth(
    `${-sw * 0.66},342! 0,356 ${sw * 0.66},342! ${sw * 0.68},404! 0,418 ${-sw * 0.68},404!`,
    clothTones(sash).shade,
  )
  const lion = kit.metal(
    '-34,340 34,340 42,376 26,414 0,424 -26,414 -42,376',
    gold,
    pen.ellipse([-13, 370], [5, 6], tones.fold, 'detail'),
    pen.ellipse([13, 370], [5, 6], tones.fold, 'detail'),
    pen.line('-16,396 0,404 16,396', 4, tones.fold),
  )
  return {
    sleeveFill: sash,
    trunk: [
      kit.trunk(polyline([-nk - 14, -30, 1], [0, 30], [nk + 14, -30, 1]), sash, 'robe'),
      plate,
      ...mirrors,
      ...named('belt', belt),
      lion,
    ],
    over: [...pauldrons(kit), neckScarf(kit)],
  }
}

/** 机甲: white plates with lit seams over a dark suit. */
export const mecha: GarmentDrawing = (kit) => {
  const { nk, sw, waist, pen } = kit
  const { cloth, sash, trim, accent } = kit.person.colours
  const tones = clothTones(cloth)
  const breasts = [-1, 1].map((s) =>
    kit.metal(
      sided(`10,70! ${nk + 20},26! ${sw * 0.66},58 ${sw * 0.72},170! ${sw * 0.5},250! 10,226!`, s),
      s === kit.dark ? tones.shade : cloth,
      pen.line(sided(`26,190 ${sw * 0.46},214 ${sw * 0.64},150`, s), 7, trim, 'glow even plain'),
    ),
  )
  const belly = [0, 1, 2].map((i) =>
    kit.metal(
      `${-waist * 0.62},${262 + i * 62}! 0,${276 + i * 62} ${waist * 0.62},${262 + i * 62}!
        ${waist * 0.54},${310 + i * 62}! 0,${324 + i * 62} ${-waist * 0.54},${310 + i * 62}!`,
      i === 1 ? tones.shade : cloth,
    ),
  )
  const core = [
    pen.ellipse([0, 168], [44, 44], tones.fold, 'metal relief 6'),
    pen.ellipse([0, 168], [30, 30], accent, 'glow plain'),
  ]
  const gorget = kit.metal(
    `${-nk - 16},-70! 0,-40 ${nk + 16},-70! ${nk + 44},-8 0,58 ${-nk - 44},-8`,
    tones.light,
    pen.line(`${-nk - 34},-24 0,20 ${nk + 34},-24`, 6, trim, 'glow even plain'),
  )
  const edges = [-1, 1].map((s) =>
    pen.line(
      sided(`${sw * 0.62},40 ${sw * 0.96},30 ${sw * 1.24},150`, s),
      8,
      trim,
      'glow even plain',
    ),
  )
  return {
    sleeveFill: sash,
    below: trousers(kit, sash),
    trunk: [kit.trunk(crew(kit), sash, 'straight'), ...belly, ...breasts, ...core],
    over: [...pauldrons(kit), ...edges, gorget],
  }
}

/** Western plate with a gorget and a tabard. */
export const plate: GarmentDrawing = (kit) => {
  const { nk, sw, pen, waist } = kit
  const { cloth, sash, gold } = kit.person.colours
  const tones = clothTones(cloth)
  const breast = kit.metal(
    `${-nk - 20},0! 0,34 ${nk + 20},0! ${sw * 0.7},40 ${sw * 0.76},160 ${sw * 0.62},330! 0,370
      ${-sw * 0.62},330! ${-sw * 0.76},160 ${-sw * 0.7},40`,
    cloth,
    kit.shade('8,0! 20,380! 300,380! 300,0!', tones.shade),
    pen.line('0,36 2,200 0,366', 5, tones.fold, { pressure: 'both' }),
    pen.strokePath(10, shade(cloth, 0.16), 'light alpha 0.8')`${-sw * 0.6},70 ${-sw * 0.5},180
      ${-sw * 0.4},260`,
    pen.line(`${-sw * 0.64},300 0,336 ${sw * 0.64},300`, 7, gold, { pressure: 'even' }),
  )
  const gorget = kit.metal(
    `${-nk - 14},-66! 0,-46 ${nk + 14},-66! ${nk + 42},-10 0,50 ${-nk - 42},-10`,
    tones.light,
    kit.shade('8,-90! 20,70! 200,70! 200,-90!', tones.shade),
    pen.line(`${-nk - 34},-24 0,16 ${nk + 34},-24`, 4, tones.fold, { pressure: 'even' }),
  )
  const tabard = kit.cloth(
    `${-waist * 0.9},346! 0,372 ${waist * 0.9},346! ${waist * 1.1},1060! ${-waist * 1.1},1060!`,
    sash,
    kit.shade('40,340! 60,1080! 300,1080! 300,340!', clothTones(sash).shade),
    pen.form('0,470! 34,520! 0,590! -34,520!', gold, 'detail'),
  )
  return {
    sleeveFill: cloth,
    trunk: [kit.trunk(crew(kit), tones.shade, 'straight'), tabard, breast],
    over: [...pauldrons(kit), gorget],
  }
}

export const space: GarmentDrawing = (kit) => {
  const { sw, pen } = kit
  const { cloth, trim } = kit.person.colours
  const tones = clothTones(cloth)
  const ring = kit.metal(
    knots(pairs('-152,-34 -142,-72 0,-42 142,-72 152,-34 112,18 0,46 -112,18')),
    hex('#b9c3d2'),
    kit.shade('50,-100! 60,60! 320,60! 320,-100!', hex('#8a96ab')),
    pen.line('-142,-20 -80,18 0,30', 5, hex('#eef3fa'), 'light'),
  )
  const box = kit.metal(
    '-88,150! 88,150! 94,296! -94,296!',
    shade(cloth, -0.04),
    kit.shade('40,140! 46,310! 220,310! 220,140!', tones.shade),
    pen.ellipse([-52, 190], [13, 13], hex('#e3604f'), 'detail'),
    pen.ellipse([-14, 190], [13, 13], hex('#f2c14e'), 'detail'),
    pen.form('18,176! 68,176! 68,204! 18,204!', hex('#3f6f9f'), 'detail'),
    pen.line('-64,238 64,238', 7, tones.fold, { pressure: 'even' }),
    pen.line('-64,264 30,264', 7, tones.fold, { pressure: 'even' }),
  )
  const bands = [-1, 1].map((s) =>
    pen.line(
      sided(polyline([sw * 0.94, 268], [sw * 1.06, 274], [sw * 1.2, 268]), s),
      26,
      s === kit.dark ? shade(trim, -0.08) : trim,
      { pressure: 'even' },
    ),
  )
  return {
    below: trousers(kit, cloth),
    trunk: [
      kit.trunk(
        crew(kit),
        cloth,
        'straight',
        kit.fold(`${-sw * 0.6},420 0,440 ${sw * 0.6},420`, tones.fold, 5),
      ),
    ],
    over: [...bands, ring, box],
  }
}
