import { buildCafe, buildDesk } from './interior/desks'
import { buildReadingCorner, buildTeaRoom } from './interior/rooms'
import { buildLatticeWindow, buildMoonWindow, buildPane } from './interior/windows'
import type { SceneDefinition } from './scene-definition'

const WINDOW = ['table', 'sky', 'corner', 'near'] as const

export const interior: SceneDefinition = {
  id: 'interior',
  habits: [
    ['teapot', 0.3],
    ['cat', 0.3],
  ],
  templates: [
    {
      id: 'moon window',
      motifs: ['round-window'],
      offers: WINDOW,
      framing: ['framed', 'symmetry'],
      build: buildMoonWindow,
    },
    { id: 'lattice', offers: WINDOW, framing: ['framed', 'symmetry'], build: buildLatticeWindow },
    { id: 'pane', offers: [...WINDOW, 'ground'], framing: ['wide'], build: buildPane },
    {
      id: 'desk',
      motifs: ['desk'],
      offers: WINDOW,
      framing: ['close', 'diagonal'],
      weight: ({ slots }) => (slots.time === 'night' || slots.time === 'dusk' ? 2 : 0.7),
      build: buildDesk,
    },
    {
      id: 'tea room',
      motifs: ['tea-room'],
      offers: [...WINDOW, 'ground'],
      framing: ['path', 'low-horizon'],
      build: buildTeaRoom,
    },
    {
      id: 'reading corner',
      motifs: ['bookshelf'],
      offers: [...WINDOW, 'ground'],
      framing: ['close'],
      build: buildReadingCorner,
    },
    {
      id: 'café',
      motifs: ['café'],
      offers: WINDOW,
      framing: ['wide'],
      weight: ({ slots }) => (slots.weather.has('rain') || slots.also.has('city') ? 2 : 0.6),
      build: buildCafe,
    },
  ],
}
