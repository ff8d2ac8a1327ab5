/** Polyfills for the oldest phones of `browserslist`; imported first by app.tsx. */

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0
  return this[whole < 0 ? this.length + whole : whole]
}

function hasOwn(object: object, key: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(object, key)
}

/** Of a plain text only, as everything of ours calls it. */
function replaceAll(this: string, text: string, by: string): string {
  return this.split(text).join(by)
}

function teach(owner: object, skills: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(skills)) {
    if (!(name in owner)) {
      Object.defineProperty(owner, name, { value, writable: true, configurable: true })
    }
  }
}

// iOS before 15.4 and Chrome before 93 have no `at` and `hasOwn`, before 13.4 and 85 no `replaceAll`.
teach(Array.prototype, { at })
teach(String.prototype, { at, replaceAll })
teach(Object, { hasOwn })

export {}
