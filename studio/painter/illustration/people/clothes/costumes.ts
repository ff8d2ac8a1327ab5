import { hex, shade } from '../../../colour'
import { clothTones } from '../colours'
import { knots } from '../pen'
import { type GarmentDrawing, crew, trousers } from './garment'
import { armour, mecha, plate, space } from './armour'
import { polyline } from '../../../drawing/notation'
import { named } from '../../../parts'

/** 袈裟: a robe and a mantle over one shoulder. */
const kasaya: GarmentDrawing = (kit) => {
  const { nk, sw, pen } = kit
  const { cloth, trim, gold } = kit.person.colours
  const tones = clothTones(trim)
  const mantle = kit.handed([
    kit.cloth(
      `${nk + 10},-30! ${sw * 0.7},16 ${sw * 1.04},60 ${sw * 1.16},240 ${sw * 1.2},1060!
        ${-sw * 0.9},1060! ${-sw * 0.84},400! ${-sw * 0.3},250 20,90`,
      trim,
      pen.fillPath(tones.shade, 'shade')`${sw * 0.5},-60! ${sw * 0.7},400 ${sw * 0.8},1100!
        700,1100! 700,-60!`,
      ...[0, 1, 2, 3].map(
        (i) =>
          pen.strokePath(4, gold, { pressure: 'even' })`${-sw + i * 90},${380 + i * 20}
          ${-sw * 0.6 + i * 100},700 ${-sw * 0.6 + i * 104},1060`,
      ),
      ...[0, 1, 2, 3].map(
        (i) =>
          pen.strokePath(4, gold, { pressure: 'even' })`${-sw},${470 + i * 150} 0,${450 + i * 150}
          ${sw * 1.2},${400 + i * 150}`,
      ),
    ),
    pen.line(`${nk + 10},-24 16,96 ${-sw * 0.34},256 ${-sw * 0.86},404`, 9, gold, 'detail even'),
    pen.ellipse([40, 104], [17, 17], gold, 'metal'),
  ])
  return {
    sleeve: 'wide',
    trunk: [
      kit.cloth(`${-nk - 34},-26! 0,74 ${nk + 34},-26! 20,170! -20,170!`, shade(cloth, 0.1)),
      kit.trunk(
        polyline([-nk - 30, -26, 1], [-6, 120, 1], [6, 120, 1], [nk + 30, -26, 1]),
        cloth,
        'robe',
        pen.line(`${nk + 26},-30 20,90 -70,210`, 16, shade(cloth, -0.06), { pressure: 'even' }),
        pen.line(`${-nk - 26},-30 -20,70 20,130`, 16, shade(cloth, -0.06), { pressure: 'even' }),
      ),
    ],
    over: mantle,
    poses: ['sleeves', 'down', 'front'],
  }
}

/** A long western robe with wide sleeves, a gold border and a cord: kings, wizards, graduates. */
const tunic: GarmentDrawing = (kit) => {
  const { nk, sw, waist, pen } = kit
  const { cloth, trim, gold, inner } = kit.person.colours
  const tones = clothTones(cloth)
  const v = polyline([-nk - 20, -16, 1], [0, 96, 1], [nk + 20, -16, 1])
  const belt = kit.cloth(
    `${-waist * 1.36},336! 0,354 ${waist * 1.36},336! ${waist * 1.38},372! 0,390 ${-waist * 1.38},372!`,
    trim,
    kit.shade('50,320! 60,400! 400,400! 400,320!', clothTones(trim).shade),
  )
  return {
    sleeve: 'wide',
    trunk: [
      kit.cloth(`${-nk - 20},-24! ${nk + 20},-24! 30,130 -30,130`, inner),
      kit.trunk(
        v,
        cloth,
        'robe',
        kit.fold(`${-sw * 0.5},420 ${-sw * 0.56},700 ${-sw * 0.6},1040`, tones.fold, 4.4),
        kit.fold(`${sw * 0.4},420 ${sw * 0.5},700 ${sw * 0.54},1040`, tones.fold, 4.4),
        pen.form('-26,90! 26,90! 34,1080! -34,1080!', trim, 'detail'),
        pen.line('-28,100 -36,1070', 4, gold, { pressure: 'even' }),
        pen.line('28,100 36,1070', 4, gold, { pressure: 'even' }),
      ),
      ...named('belt', belt),
      pen.ellipse([0, 364], [20, 20], gold, 'metal relief 5'),
    ],
    over: [
      pen.line(
        knots(v.map(([x = 0, y = 0, c = 0]) => [x * 1.14, y + 8, c])),
        26,
        trim,
        'cloth even',
      ),
      pen.line(knots(v.map(([x = 0, y = 0, c = 0]) => [x * 1.3, y + 20, c])), 4, gold, {
        pressure: 'even',
      }),
    ],
    poses: ['sleeves', 'down', 'front'],
  }
}

/** A close suit with a shield shape on the chest, of no particular hero. */
const hero: GarmentDrawing = (kit) => {
  const { sw, waist, pen } = kit
  const { cloth, trim, gold } = kit.person.colours
  const tones = clothTones(cloth)
  return {
    below: trousers(kit, cloth),
    trunk: [
      kit.trunk(
        polyline([-30 - 16, -40, 1], [0, -10], [30 + 16, -40, 1]),
        cloth,
        'straight',
        kit.fold('-10,120 -70,190 -150,190', tones.fold, 4),
        kit.fold('10,120 70,190 150,190', tones.fold, 4),
        pen.fillPath(trim, 'detail')`${-sw * 1.1},60! -120,110 -96,330 ${-waist},600!
          ${-sw * 1.4},600!`,
        pen.fillPath(clothTones(trim).shade, 'detail')`${sw * 1.1},60! 120,110 96,330 ${waist},600!
          ${sw * 1.4},600!`,
      ),
      pen.form('0,76! 62,100! 50,176 0,226! -50,176 -62,100!', gold, 'metal relief 6'),
      pen.form('0,104! 16,144! 6,144! 14,194! -16,142! -4,142!', cloth, 'detail'),
    ],
  }
}

/** Black jacket with lit seams. */
const techwear: GarmentDrawing = (kit) => {
  const { nk, sw, pen } = kit
  const { cloth, trim } = kit.person.colours
  const tones = clothTones(cloth)
  const collar = kit.cloth(
    `${-nk - 40},8 ${-nk - 34},-84 -8,-34! 0,40! 8,-34! ${nk + 34},-84 ${nk + 40},8 0,62`,
    tones.light,
    kit.shade('8,-100! 24,0 6,80! 220,80! 220,-100!', cloth),
    pen.line(`${-nk - 32},-74 -10,-28`, 6, trim, 'glow even'),
    pen.line(`${nk + 32},-74 10,-28`, 6, trim, 'glow even'),
  )
  const lit = [
    pen.line(`${-sw * 0.7},60 ${-sw * 0.36},170 ${-sw * 0.4},520`, 6, trim, 'glow even plain'),
    pen.line(`${sw * 0.7},60 ${sw * 0.36},170 ${sw * 0.4},520`, 6, trim, 'glow even plain'),
    pen.line('0,60 2,300 0,530', 8, tones.light, { pressure: 'even' }),
  ]
  return {
    below: trousers(kit, tones.shade),
    trunk: [kit.trunk(crew(kit), cloth, 'top'), ...lit],
    over: [collar],
    poses: ['pockets', 'behind', 'down', 'front'],
  }
}

/** Red with white fur and a belt. */
const santa: GarmentDrawing = (kit) => {
  const { nk, waist, pen } = kit
  const { cloth, inner, gold } = kit.person.colours
  const w = waist * 1.18
  return {
    below: trousers(kit, cloth),
    trunk: [
      kit.trunk(crew(kit), cloth, 'coat'),
      pen.form('-32,30! 32,30! 34,840! -34,840!', inner, 'cloth'),
      kit.cloth(`${-w},330! 0,348 ${w},330! ${w},400! 0,418 ${-w},400!`, hex('#2c2a30')),
      kit.metal(
        '-40,338! 40,338! 40,412! -40,412!',
        gold,
        pen.form('-22,354! 22,354! 22,396! -22,396!', hex('#2c2a30'), 'detail'),
      ),
    ],
    over: [
      kit.cloth(
        `${-nk - 30},-40 0,-20 ${nk + 30},-40 ${nk + 56},10 0,64 ${-nk - 56},10`,
        inner,
        kit.shade('10,-60! 24,90! 220,90! 220,-60!', shade(inner, -0.06)),
      ),
    ],
  }
}

/** 飞天: bare shoulders, a bodice, gold. */
const apsara: GarmentDrawing = (kit) => {
  const { sw, waist, hip, pen } = kit
  const { cloth, sash, gold } = kit.person.colours
  const tones = clothTones(cloth)
  return {
    sleeve: 'none',
    below: [
      kit.cloth(
        `${-waist},420! 0,440 ${waist},420! ${hip * 1.2},560 ${hip * 1.5},1060! ${-hip * 1.5},1060! ${-hip * 1.2},560`,
        sash,
        [-0.7, -0.2, 0.3, 0.8].map(
          (u) =>
            pen.strokePath(4, clothTones(sash).fold, { pressure: 'start' })`${u * waist},450
            ${u * hip * 1.6},1050`,
        ),
      ),
    ],
    trunk: [
      pen.fillPath(kit.person.colours.skin, 'skin plain')`${-sw * 0.72},110! ${sw * 0.72},110!
        ${sw * 0.68},230 ${waist * 0.98},340 ${waist * 1.02},440! ${-waist * 1.02},440!
        ${-waist * 0.98},340 ${-sw * 0.68},230`,
      kit.cloth(
        `${-sw * 0.76},116! -70,96 0,124! 70,96 ${sw * 0.76},116! ${sw * 0.7},226 0,250 ${-sw * 0.7},226`,
        cloth,
        kit.shade('50,80! 70,270! 300,270! 300,80!', tones.shade),
        pen.line(`${-sw * 0.7},216 0,240 ${sw * 0.7},216`, 9, gold, { pressure: 'even' }),
      ),
      pen.line(`${-waist},420 0,440 ${waist},420`, 18, gold, 'metal even plain'),
    ],
  }
}

export const COSTUMES: Readonly<Record<string, GarmentDrawing>> = {
  armour,
  plate,
  mecha,
  space,
  kasaya,
  hero,
  techwear,
  tunic,
  santa,
  apsara,
}
