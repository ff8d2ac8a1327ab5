import { buildCafe, buildDesk } from './interior/desks'
import { buildReadingCorner, buildTeaRoom } from './interior/rooms'
import { buildLatticeWindow, buildMoonWindow } from './interior/windows'
import { buildShelfBoard, buildWindowsill } from './interior/windowsill'
import { type SceneDefinition, template } from './scene-definition'

const WINDOW = ['table', 'sky', 'corner', 'near'] as const

export const interior: SceneDefinition = {
  id: 'interior',
  habits: [
    ['teapot', 0.3],
    ['cat', 0.3],
  ],
  templates: [
    template('moon window', WINDOW, buildMoonWindow, {
      motifs: ['round-window'],
      framing: ['framed', 'symmetry'],
    }),
    template('lattice', WINDOW, buildLatticeWindow, { framing: ['framed', 'symmetry'] }),
    template('desk', WINDOW, buildDesk, {
      motifs: ['desk'],
      framing: ['close', 'diagonal'],
      weight: ({ slots }) => (slots.time === 'night' || slots.time === 'dusk' ? 2 : 0.7),
    }),
    template('tea room', [...WINDOW, 'ground'], buildTeaRoom, {
      motifs: ['tea-room'],
      framing: ['path', 'low-horizon'],
    }),
    template('reading corner', [...WINDOW, 'ground'], buildReadingCorner, {
      motifs: ['bookshelf'],
      framing: ['close'],
    }),
    template('windowsill', WINDOW, buildWindowsill, {
      motifs: ['windowsill'],
      framing: ['wide'],
    }),
    template('shelf', ['table'], buildShelfBoard, { motifs: ['shelf'], weight: () => 0 }),
    template('café', WINDOW, buildCafe, {
      motifs: ['café'],
      framing: ['wide'],
      // 温馨的室内环境 is a home
      weight: ({ slots: { motifs, also } }) => (motifs.has('café') ? 4 : also.has('city') ? 2 : 0),
    }),
  ],
}
