import { hex } from '../../../colour'
import { inside, place } from '../../build/form'
import { still } from '../pen'
import type { HeldDrawing } from './kit'

/** A long rod with golden ends, aslant through both hands. */
export const staff: HeldDrawing = ({ dark }) => {
  const red = hex('#b5352c')
  const gold = hex('#e6b645')
  const rod = [
    inside(
      still.form('-19,-560! 19,-560! 19,560! -19,560!', red, 'body relief 6'),
      still.form('-10,-560! -3,-560! -3,560! -10,560!', hex('#d8695c'), 'light alpha 0.6'),
    ),
    ...[-1, 1].map((end) =>
      inside(
        still.form(
          `-25,${end * 566}! 25,${end * 566}! 25,${end * 430}! -25,${end * 430}!`,
          gold,
          'metal relief 6',
        ),
        ...[452, 490, 528].map((y) =>
          still.line(
            `-26,${end * y} 0,${end * (y + 7)} 26,${end * y}`,
            5,
            hex('#a97a24'),
            'detail even',
          ),
        ),
      ),
    ),
  ]
  return { under: place(rod, [8 * dark, 250], { turn: 0.36 * dark }) }
}

/** A shaft with a steel point, and a red tuft under it. */
export const spear: HeldDrawing = ({ dark }) => {
  const pole = [
    still.form('-13,-520! 13,-520! 13,600! -13,600!', hex('#7a4a2e'), 'body relief 6'),
    still.form('0,-700! 40,-590 22,-520! -22,-520! -40,-590', hex('#d5dde6'), 'metal relief 6'),
    still.form('-24,-524! 24,-524! 34,-440 0,-400 -34,-440', hex('#b5352c'), 'body relief 4'),
  ]
  return { under: place(pole, [8 * dark, 250], { turn: 0.3 * dark }) }
}

/** A straight sword, point up, its hilt in both hands. */
export const sword: HeldDrawing = ({ dark }) => {
  const steel = hex('#d5dde6')
  const gold = hex('#d9a93f')
  const blade = [
    inside(
      still.form('0,-520! 26,-470! 26,-20! -26,-20! -26,-470!', steel, 'metal relief 6'),
      still.form('0,-520! 26,-470! 26,-20! 0,-20!', hex('#aab6c6'), 'detail'),
      still.line('0,-480 0,-260 0,-30', 4, hex('#8794a8'), 'detail even'),
    ),
    still.form('-92,-26! -60,-40 60,-40 92,-26! 84,0 40,-8 -40,-8 -84,0', gold, 'metal relief 6'),
    still.form('-17,-10! 17,-10! 15,150! -15,150!', hex('#6b3a2c'), 'body relief 4'),
    still.ellipse([0, 166], [26, 24], gold, 'metal relief 6'),
  ]
  return { under: place(blade, [-6 * dark, 310], { turn: 0.34 * dark }) }
}
